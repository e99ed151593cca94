import React from 'react';
import {icon} from '@site/src/components/icon';

/** Two chevrons pointing right; the sidebar's button rotates them. */
export default icon(<path d="m6 6 6 6-6 6M13 6l6 6-6 6" />);
