import React from 'react';
import {icon} from '@site/src/components/icon';

/** A cross. */
export default icon(<path d="m6 6 12 12M18 6 6 18" />);
