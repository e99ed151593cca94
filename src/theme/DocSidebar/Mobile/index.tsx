import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import {useMenuIntent} from '@site/src/components/useMenuIntent';

/** The docs sidebar in the mobile menu, rendered when the menu is. */
export default function DocSidebarMobileOnIntent(props: Props): ReactNode {
  return useMenuIntent() ? <DocSidebarMobile {...props} /> : null;
}
