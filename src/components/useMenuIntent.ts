import {useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const intents = ['pointerdown', 'focusin'] as const;

/** Whether a reader has touched or focused the mobile menu's button, or opened the menu. */
export function useMenuIntent(): boolean {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const onIntent = ({target}: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) setWanted(true);
    };
    const controller = new AbortController();
    for (const intent of intents) document.addEventListener(intent, onIntent, controller);
    return () => controller.abort();
  }, [isWanted]);
  return isWanted || shown;
}
