import React, {type ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/** A low priority, so that React does not preload the logos: they would compete with the fonts. */
export default function QuietImage(props: Props): ReactNode {
  return <ThemedImage fetchPriority="low" {...props} />;
}
