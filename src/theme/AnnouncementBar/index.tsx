import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';

/**
 * The announcement above the navbar, in the HTML of every page. Readers who have dismissed it never see it,
 * because the theme's script and src/plugins/head-scripts.ts mark the document before the first paint.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  return (
    <section
      className={ThemeClassNames.announcementBar.container}
      aria-label={translate({message: 'Announcement'})}
    >
      {/* The content comes from the site's own configuration. */}
      <p dangerouslySetInnerHTML={{__html: announcementBar.content}} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className="clean-btn"
          aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
          onClick={close}
        >
          <IconClose />
        </button>
      )}
    </section>
  );
}
