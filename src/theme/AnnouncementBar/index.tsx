import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';

/**
 * One line above everything. It stands in the HTML of every page; who has dismissed it never sees it, because the document is marked before
 * the first paint (the theme's script, and forgetOldDismissal.ts beside this file).
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  return (
    <section className={ThemeClassNames.announcementBar.container} aria-label="Announcement">
      {/* From the site's own configuration. */}
      <p dangerouslySetInnerHTML={{__html: announcementBar.content}} />
      {announcementBar.isCloseable && (
        <button type="button" className="clean-btn" aria-label="Close" onClick={close}>
          <IconClose />
        </button>
      )}
    </section>
  );
}
