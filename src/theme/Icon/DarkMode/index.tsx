import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/** The moon of the theme, drawn with arcs: a third of the bytes, on every page. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        d="M9.37 5.51A7.4 7.4 0 0 0 18.49 14.63 7 7 0 1 1 9.37 5.51zM12 3a9 9 0 1 0 9 9c0-.46-.04-.92-.1-1.36A5.4 5.4 0 1 1 13.36 3.1C12.92 3.04 12.46 3 12 3z"
      />
    </svg>
  );
}
