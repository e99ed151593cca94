import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import IconHome from '@theme/Icon/Home';

export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}

/**
 * Home and what leads down to the page, whose own name is last and no link. Only the list has the theme's class:
 * those of its items would bring pills and arrows that the site then hides.
 */
export default function Breadcrumbs({items}: {readonly items: readonly Breadcrumb[]}): ReactNode {
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ul className="breadcrumbs">
        <li>
          <Link to="/" aria-label={translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'})}>
            <IconHome />
          </Link>
        </li>
        {items.map(({label, href}, index) => (
          <li key={label}>{index === items.length - 1 ? label : <Link to={href}>{label}</Link>}</li>
        ))}
      </ul>
    </nav>
  );
}
