import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';

const links = [
  {to: '/', label: 'Introduction', text: 'pick a page by task'},
  {to: '/getting_started/quick-start', label: 'Quick start', text: 'from prompt to production'},
  {to: '/reference/api/category', label: 'HTTP API', text: 'every operation by subject'},
  {to: '/changelog', label: 'Changelog', text: 'what changed and when'},
];

/** The 404 page, with links to search and to the main pages. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="not-found">
      {/* The surrounding layout resets the title that the stock page sets. */}
      <PageMetadata title="Page not found" />
      <p className="page-facts__kind">404</p>
      <Heading as="h1">Page not found</Heading>
      <p>
        No page has this address. It may be mistyped, or the link that led here may be out of date.
      </p>
      <p>
        <Link className="not-found__search" to="/search">
          Search the documentation
        </Link>
      </p>
      <ul>
        {links.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
    </main>
  );
}
