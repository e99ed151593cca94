import React, {Fragment, type ReactNode} from 'react';
import {breakableParts} from '@site/src/settings/break-points';

/** Code with the points at which a line may break. */
export function breakable(code: string): ReactNode {
  const parts = breakableParts(code);
  if (parts.length === 1) return code;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export default function Name({text}: {readonly text: string}): ReactNode {
  return <code>{breakable(text)}</code>;
}
