import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/** The sun of the theme, drawn with strokes: a third of the bytes, on every page. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
        <circle cx={12} cy={12} r={4} />
        <path d="M2 12h2m16 0h2M12 2v2m0 16v2M5.28 5.28l1.06 1.06m11.32 11.32 1.06 1.06m0-13.44-1.06 1.06M6.34 17.66l-1.06 1.06" />
      </g>
    </svg>
  );
}
