import React, {Fragment, type ReactNode} from 'react';

/** Text of the data files, in which `backticks` mark code and **asterisks** what is clicked. */
export default function Marked({text}: {text: string}): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (part.startsWith('`')) {
      return <code key={index}>{part.slice(1, -1)}</code>;
    }
    if (part.startsWith('**')) {
      return <strong key={index}>{part.slice(2, -2)}</strong>;
    }
    return <Fragment key={index}>{part}</Fragment>;
  });
}
