import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {normalPath} from '@site/src/settings/addresses';

const links = [
  {to: '/', label: translate({message: 'Introduction'}), text: translate({message: 'pick a page by task'})},
  {
    to: '/getting_started/quick-start',
    label: translate({message: 'Quick start'}),
    text: translate({message: 'from prompt to production'}),
  },
  {
    to: '/reference/api/category',
    label: translate({message: 'HTTP API'}),
    text: translate({message: 'every operation by subject'}),
  },
  {
    to: '/changelog',
    label: translate({message: 'Changelog'}),
    text: translate({message: 'what changed and when'}),
  },
];

/**
 * A plain host answers another form of an address, such as /Page or /page/index.html, with the not-found page. This script, which runs
 * before its text is shown, leads to the normal form, and hides the page until the browser is there.
 */
const leave = (baseUrl: string): string =>
  `{const path=(${normalPath})(location.pathname,${JSON.stringify(baseUrl)});` +
  'if(path!==location.pathname){document.documentElement.hidden=true;location.replace(path+location.search+location.hash)}}';

/** The 404 page, with links to search and to the main pages. */
export default function NotFoundContent(): ReactNode {
  const title = translate({message: 'Page not found'});
  return (
    <main className="not-found">
      {/* The surrounding layout resets the title that the stock page sets. */}
      <PageMetadata title={title} />
      <script
        // The text of a function differs between the bundles of server and browser; only the server's is run.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: leave(useBaseUrl('/'))}}
      />
      <p>
        <strong>404</strong>
      </p>
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate>
          No page has this address. It may be mistyped, or the link that led here may be out of date.
        </Translate>
      </p>
      <p>
        <Link className="not-found__search" to="/search">
          <Translate>Search the documentation</Translate>
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
