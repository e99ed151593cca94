import React, {Fragment, type ReactNode} from 'react';

/** A name of code that may break after an underscore or a dot, rather than between any two letters. */
export default function Name({text}: {readonly text: string}): ReactNode {
  const parts = text.split(/(?<=[_.])(?=\w)/);
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
