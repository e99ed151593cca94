import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface AnchorProps {
  readonly id: string;
  /** What the row is about; part of the link's accessible name. */
  readonly label: string;
}

/** The visible link of a row to itself. The row carries the id. */
export default function Anchor({id, label}: AnchorProps): ReactNode {
  return <Link className={styles.anchor} to={`#${id}`} aria-label={`Link to ${label}`} />;
}
