import React, {Fragment, type ReactNode} from 'react';
import Name from './Name';
import styles from './styles.module.css';

/** Short code is not wrapped: a flag with a line break after its dashes is hard to read. */
const short = /^\S{1,24}$/;

/** Text from data files, in which `backticks` mark code and **asterisks** labels of the interface. */
export default function Rich({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (part.startsWith('`')) {
      const code = part.slice(1, -1);
      if (!short.test(code)) return <Name key={index} text={code} />;
      return (
        <code key={index} className={styles.whole}>
          {code}
        </code>
      );
    }
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return <Fragment key={index}>{part}</Fragment>;
  });
}
