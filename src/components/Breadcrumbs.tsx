import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}

/** Home and what leads down to the page, whose own name is last and no link. */
export default function Breadcrumbs({items}: {readonly items: readonly Breadcrumb[]}): ReactNode {
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {items.map(({label, href}, index) =>
          index === items.length - 1 ? (
            <li key={label} className="breadcrumbs__item breadcrumbs__item--active">
              <span className="breadcrumbs__link">{label}</span>
            </li>
          ) : (
            <li key={label} className="breadcrumbs__item">
              <Link className="breadcrumbs__link" to={href}>
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
