import React, {type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {hitAddress} from '@site/src/search/box/hit-address';
import type {Hit} from '@site/src/search/engine/request';
import {facets} from '@site/src/search/box/facets';
import {errorHelp, failed, fieldLabel, resultCount} from '@site/src/search/box/texts';
import {sections} from '@site/src/search/box/sections';
import {type Results, useResults} from '@site/src/search/box/useResults';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** A longer query would make the address too long for some hosts. */
const maxLength = 512;

function statusText({status, query, total, hits}: Results): string {
  if (status === 'loading' && hits.length === 0) return translate({message: 'Searching…'});
  if (status === 'error') return `${failed}. ${errorHelp}`;
  if (status !== 'done') return '';
  return total === 0 ? translate({message: 'No results for “{query}”'}, {query}) : resultCount(total);
}

type Facet = (typeof facets)[number];

const isEmpty = ({status, total}: Results): boolean =>
  status === 'error' || (status === 'done' && total === 0);

function HitItem({hit}: {hit: Hit}): ReactNode {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
  const titles = levels.flatMap(
    (level) => (hit._highlightResult.hierarchy[level]?.value ?? hit.hierarchy[level]) || [],
  );
  const heading = titles.pop() ?? '';
  const path = titles.map((title) => ` / ${title}`).join('');
  const content = hit._snippetResult.content?.value ?? '';
  // The search client escapes all texts, except for their `<mark>` tags.
  return (
    <li className="search-page__hit">
      <div className="search-page__path">
        {hit.hierarchy.lvl0}
        <span dangerouslySetInnerHTML={{__html: path.replace(/<\/?mark>/g, '')}} />
      </div>
      <Heading as="h2">
        <Link to={hitAddress(hit.url)} dangerouslySetInnerHTML={{__html: heading}} />
      </Heading>
      {content && <p dangerouslySetInnerHTML={{__html: content}} />}
    </li>
  );
}

function Sections(): ReactNode {
  return (
    <>
      <noscript>
        <p>
          <Translate>Search needs JavaScript. Without it, these sections lead to every page:</Translate>
        </p>
      </noscript>
      <ul className="search-page__sections">
        {sections.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FacetsProps {
  chosen: Facet;
  onChoose: (facet: Facet) => void;
}

/** The same filter as that of the changelog. */
function Facets({chosen, onChoose}: FacetsProps): ReactNode {
  return (
    <fieldset className="filter">
      <legend>
        <Translate>Search in</Translate>
      </legend>
      {facets.map((one) => (
        <React.Fragment key={one.label}>
          <input
            type="radio"
            name="facet"
            id={`facet-${one.label}`}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
          <label htmlFor={`facet-${one.label}`}>{one.label}</label>
        </React.Fragment>
      ))}
    </fieldset>
  );
}

function SearchPageContent(): ReactNode {
  const [typed, setQuery] = useSearchQueryString();
  const query = typed.trim() && typed;
  const [facet, setFacet] = useState<Facet>(facets[0]!);
  const [pages, setPages] = useState(1);
  const {sections} = facet;
  const results = useResults({query: query.slice(0, maxLength), pages, sections});
  const title = query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'},
        {query: query.slice(0, 64)},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  useEffect(() => setPages(1), [query, facet]);
  return (
    <main className="search-page">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          className="search-page__input"
          placeholder={fieldLabel}
          aria-label={fieldLabel}
          autoComplete="off"
          maxLength={maxLength}
          value={typed}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      {query && <Facets chosen={facet} onChoose={setFacet} />}
      <p className="search-page__status" role="status">
        {statusText(results)}
      </p>
      <ul className="search-page__hits">
        {results.hits.map((hit, index) => (
          <HitItem key={`${hit.objectID} ${index}`} hit={hit} />
        ))}
      </ul>
      {pages < results.pages && (
        <button type="button" className="search-page__more" onClick={() => setPages(pages + 1)}>
          <Translate>Show more results</Translate>
        </button>
      )}
      {(query === '' || isEmpty(results)) && <Sections />}
    </main>
  );
}

/** The results page: `/search?q=…`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPageContent />
    </Layout>
  );
}
