import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of a diagram in src/diagrams/data. */
  name: string;
  alt: string;
  /** Width and height of each form in pixels, such as "360 592". */
  narrow: string;
  wide: string;
  /** Whether the diagram is likely on the first screen, so that it must not load lazily. */
  first?: boolean;
  /** The legend. */
  children?: ReactNode;
}

const views = [
  ['light', ''],
  ['dark', '#dark.svg'],
] as const;

/**
 * A diagram in the form that fits the screen. Both colour modes are views of the same file
 * (src/diagrams/draw/render.ts); the page's theme attribute decides which one is displayed.
 */
export default function Diagram({name, alt, narrow, wide, first, children}: Props): ReactNode {
  const file = useBaseUrl(`/img/diagrams/${name}`);
  const [width, height] = narrow.split(' ');
  const [wideWidth, wideHeight] = wide.split(' ');
  return (
    <figure className={styles.figure}>
      {views.map(([theme, view]) => (
        <picture key={theme} className={`themedComponent--${theme}`}>
          <source
            media="(min-width: 640px)"
            srcSet={`${file}.wide.svg${view}`}
            width={wideWidth}
            height={wideHeight}
          />
          <img
            src={`${file}.narrow.svg${view}`}
            alt={alt}
            width={width}
            height={height}
            loading={first ? 'eager' : 'lazy'}
            decoding={first ? 'sync' : 'async'}
            fetchPriority={first ? 'high' : undefined}
          />
        </picture>
      ))}
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
