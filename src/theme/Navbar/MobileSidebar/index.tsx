import React, {type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuIntent} from '@site/src/components/useMenuIntent';

/**
 * The menu of a phone, made when a finger or the keyboard reaches its button. The theme makes it unseen on every page, which keeps a
 * slow phone from answering for a fifth of a second.
 */
export default function MobileSidebarOnIntent(): ReactNode {
  return useMenuIntent() ? <MobileSidebar /> : null;
}
