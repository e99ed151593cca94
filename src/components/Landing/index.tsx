import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export {default as SearchField} from './SearchField';

interface Props {
  /** Markdown: what stands in the part stays words of the page, for readers, search and twins alike. */
  readonly children: ReactNode;
}

/** The promise of a page that leads on: its first paragraph is set large. */
export function Lead({children}: Props): ReactNode {
  return <div className={styles.lead}>{children}</div>;
}

/** A numbered list as stations on one line, across the page or, on a phone, down it. */
export function Road({children}: Props): ReactNode {
  return <div className={styles.road}>{children}</div>;
}

/** Doors side by side, each for one kind of reader. */
export function Doors({children}: Props): ReactNode {
  return <div className={styles.doors}>{children}</div>;
}

/** A heading, a sentence, and a list of the first pages to open. */
export function Door({children}: Props): ReactNode {
  return <div className={styles.door}>{children}</div>;
}

/** A list as answers side by side: who you are above, what you do below. */
export function Strip({children}: Props): ReactNode {
  return <div className={styles.strip}>{children}</div>;
}

/** Headings, each with its list, in as many columns as fit. */
export function Groups({children}: Props): ReactNode {
  return <div className={styles.groups}>{children}</div>;
}

/** Keeps a heading and its list in one column. */
export function Group({children}: Props): ReactNode {
  return <div className={styles.group}>{children}</div>;
}
