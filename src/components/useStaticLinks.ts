import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPage} from './usePage';

/**
 * Follows links inside HTML that React did not render (src/markdown/static-html.ts, properties of the API) without
 * loading the page anew. The theme's own links have handled their click before it gets here.
 */
export function useStaticLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const isHandled = event.defaultPrevented || event.button > 0;
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link?.target;
      if (!link || isHandled || opensElsewhere || link.origin !== location.origin) return;
      if (!isPage(link.pathname)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
