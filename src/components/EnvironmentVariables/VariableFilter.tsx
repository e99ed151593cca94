import React, {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {environmentVariables} from '../../platform/environment';

/** Hides the entries of the page that lack a word of `text`. Returns how many are left. */
function filterEntries(text: string): number {
  const words = text.toLowerCase().split(/\s+/);
  let count = 0;
  for (const entry of document.querySelectorAll<HTMLElement>('.entries > li')) {
    const content = entry.textContent?.toLowerCase() ?? '';
    entry.hidden = !words.every((word) => content.includes(word));
    if (!entry.hidden) count += 1;
  }
  return count;
}

/** A field that filters the variables of all groups. The entries themselves do not change, so React need not render them again. */
export default function VariableFilter(): ReactNode {
  const [found, setFound] = useState('');
  return (
    <p className="api-filter" data-markdown-ignore="">
      <input
        type="search"
        className="api-field"
        aria-label={translate({message: 'Filter variables'})}
        placeholder={translate({message: 'Filter, such as: postgres celery'})}
        onChange={({currentTarget: {value}}) => {
          const count = filterEntries(value);
          const values = {count, total: environmentVariables.length};
          setFound(value && translate({message: '{count} of {total} variables'}, values));
        }}
      />{' '}
      <span role="status">{found}</span>
    </p>
  );
}
