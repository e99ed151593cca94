import React from 'react';
import {icon} from '@site/src/components/icon';

/** A circle divided in half. */
export default icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18v18" />);
