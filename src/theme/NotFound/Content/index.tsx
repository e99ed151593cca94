import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';

const ways = [
  {to: '/', label: 'Introduction', text: 'pick a page by task'},
  {to: '/getting_started/quick-start', label: 'Quick start', text: 'from prompt to production'},
  {to: '/reference/api/category', label: 'HTTP API', text: 'every operation by subject'},
  {to: '/changelog', label: 'Changelog', text: 'what changed and when'},
];

/** Where an unknown address lands: says so, and offers search and ways back. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="not-found">
      {/* The layout around this part resets the title that the stock page sets. */}
      <PageMetadata title="Page not found" />
      <p className="eyebrow__kind">404</p>
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
        {ways.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
    </main>
  );
}
