import React, {type ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {breakable} from '@site/src/components/Reference/Name';

/**
 * Long code in text and tables breaks between its parts; a browser would break it between any two letters.
 */
export default function BreakableCode({children, ...props}: Props): ReactNode {
  return <CodeInline {...props}>{typeof children === 'string' ? breakable(children) : children}</CodeInline>;
}
