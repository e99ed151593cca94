import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Short names stay whole: a flag broken after its dashes is hard to read. */
const short = /^\S{1,24}$/;

/** Text whose `backticks` mark code. */
export default function Rich({text}: {readonly text: string}): ReactNode {
  return (
    <>
      {text.split('`').map((part, index) =>
        index % 2 === 1 ? (
          <code key={index} className={short.test(part) ? styles.whole : undefined}>
            {part}
          </code>
        ) : (
          <span key={index}>{part}</span>
        ),
      )}
    </>
  );
}
