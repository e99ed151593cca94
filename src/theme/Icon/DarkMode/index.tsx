import React from 'react';
import {icon} from '@site/src/components/icon';

/** A moon. */
export default icon(<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />);
