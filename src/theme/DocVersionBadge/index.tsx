import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {release} from '@site/src/platform/release';

/** One chip for the release of the platform and the version of the documentation, which the stock badge alone names. */
export default function DocVersionBadge(): ReactNode {
  const {badge, label} = useDocsVersion();
  return (
    <span className={badge ? ThemeClassNames.docs.docVersionBadge : undefined}>
      Agenta {release.line}
      {badge && (
        <>
          {' · '}
          <span className="for-readers">Version: </span>
          {label}
        </>
      )}
    </span>
  );
}
