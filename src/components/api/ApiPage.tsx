import React, {type ReactNode, useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/** Opens everything folded around the part that the address names, and brings it into view. */
function reveal(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!target) return;
  let folded = false;
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) {
    folded ||= !box.open;
    box.open = true;
  }
  if (folded) target.scrollIntoView();
}

/** Two columns on wide screens: text, and samples that stay in view. */
export default function ApiPage({children}: {children: ReactNode}): ReactNode {
  const {hash} = useLocation();
  useEffect(() => {
    reveal(hash);
    // A second click on the same link does not change the router's location.
    const again = () => reveal(window.location.hash);
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [hash]);
  return <div className="api-page">{children}</div>;
}
