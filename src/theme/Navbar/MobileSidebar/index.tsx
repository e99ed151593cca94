import React, {useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const intents = ['pointerdown', 'focusin'] as const;

/**
 * The menu of a phone, made when a finger or the keyboard reaches its button. The theme makes it unseen on every page, which keeps a
 * slow phone from answering for a fifth of a second.
 */
export default function MobileSidebarOnIntent(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const onIntent = ({target}: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) setWanted(true);
    };
    for (const intent of intents) document.addEventListener(intent, onIntent);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [isWanted]);
  return isWanted || shown ? <MobileSidebar /> : null;
}
