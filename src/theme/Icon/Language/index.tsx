import React from 'react';
import {icon} from '@site/src/components/icon';

/** A globe. */
export default icon(<path d="M21 12a9 9 0 1 0-18 0 9 9 0 0 0 18 0H3M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" />);
