import React, {type ReactNode} from 'react';

/** Text whose `backticks` mark code. */
export default function Rich({text}: {readonly text: string}): ReactNode {
  return (
    <>
      {text
        .split('`')
        .map((part, index) =>
          index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
        )}
    </>
  );
}
