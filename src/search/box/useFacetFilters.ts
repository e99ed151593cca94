import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Keeps hits to the reader's language and to the version of the docs that is being read. */
export function useFacetFilters(): (string | string[])[] {
  const {i18n} = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()];
  return [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
