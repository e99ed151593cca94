import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import {useMenuIntent} from '@site/src/components/useMenuIntent';

/** What the docs add to the menu of a phone, added when the menu is made. */
export default function DocSidebarMobileOnIntent(props: Props): ReactNode {
  return useMenuIntent() ? <DocSidebarMobile {...props} /> : null;
}
