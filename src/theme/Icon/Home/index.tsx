import React from 'react';
import {icon} from '@site/src/components/icon';

/** A house. */
export default icon(<path d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />);
