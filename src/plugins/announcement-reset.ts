import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Local plugin: see README.md beside this file. */
export function announcementReset({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const key = (name: string) =>
    JSON.stringify(`docusaurus.announcement.${name}${siteStorage.namespace}`);
  return {
    name: 'announcement-reset',
    injectHtmlTags: () =>
      announcementBar
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML:
                  `try{if(localStorage.getItem(${key('id')})!==${JSON.stringify(announcementBar.id)})` +
                  `localStorage.removeItem(${key('dismiss')})}catch(e){}`,
              },
            ],
          }
        : {},
  };
}
