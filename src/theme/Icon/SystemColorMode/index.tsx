import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';

/** The half-filled disc of the theme, drawn with arcs: a third of the bytes, on every page. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="currentColor" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 2a7 7 0 0 1 0 14z" />
    </svg>
  );
}
