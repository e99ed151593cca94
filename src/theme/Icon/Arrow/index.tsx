import React from 'react';
import {icon} from '@site/src/components/icon';

/** Two chevrons to the right; the sidebar's button turns them. */
export default icon(<path d="m6 6 6 6-6 6M13 6l6 6-6 6" />);
