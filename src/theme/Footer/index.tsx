import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLinks from '@theme/Footer/Links';
import FooterLogo from '@theme/Footer/Logo';
import {usePage} from '@site/src/components/usePage';
import {useIssueLink} from '@site/src/components/PageMenu/useIssueLink';
import {twinPath} from '@site/src/settings/addresses';

/** Links that concern the current page. */
function PageLinks(): ReactNode {
  const address = usePage();
  const twin = useBaseUrl(twinPath(address ?? '/'));
  const issue = useIssueLink(address);
  return (
    <ul className="footer__page clean-list">
      {address && (
        <li>
          {/* A static file, which the router does not know. */}
          <a href={twin}>
            <Translate>This page as Markdown</Translate>
          </a>
        </li>
      )}
      <li>
        <Link href={issue}>
          <Translate>Report a fault</Translate>
        </Link>
      </li>
      <li>
        <Link to="/misc/about-this-site">
          <Translate>About this site</Translate>
        </Link>
      </li>
    </ul>
  );
}

/**
 * The configured links, in columns or in one line, then logo, copyright and the links of the current page.
 */
export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) return null;
  const {links, logo, copyright, style} = footer;
  const isDark = style === 'dark';
  return (
    <footer className={clsx('footer', ThemeClassNames.layout.footer.container, isDark && 'footer--dark')}>
      <div className="container container-fluid">
        {links.length > 0 && <FooterLinks links={links} />}
        <div className="footer__bottom">
          {logo && <FooterLogo logo={isDark && logo.srcDark ? {...logo, src: logo.srcDark} : logo} />}
          {copyright && <FooterCopyright copyright={copyright} />}
          <PageLinks />
        </div>
      </div>
    </footer>
  );
}
