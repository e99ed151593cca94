import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A name from src/diagrams/data. */
  name: string;
  alt: string;
  width: string | number;
  height: string | number;
}

const themes = ['light', 'dark'] as const;

/** A diagram in both themes. The page's theme attribute decides which is shown; the other is never fetched. */
export default function Diagram({name, alt, width, height}: Props): ReactNode {
  const base = useBaseUrl('/img/diagrams/');
  return (
    <figure className={styles.figure}>
      {themes.map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`${base}${name}.${theme}.svg`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </figure>
  );
}
