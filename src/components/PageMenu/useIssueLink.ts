import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where a reader reports what is wrong with the page at `address`: a form that names it. */
export function useIssueLink(address: string): string {
  const {url, baseUrl, customFields = {}} = useDocusaurusContext().siteConfig;
  const page = url + baseUrl + address.slice(1);
  const issue = new URLSearchParams({
    title: `Page ${address}`,
    body: `Page: ${page}\nSite version: ${String(customFields.version)}\n\nWhat is wrong or missing:\n`,
  });
  return `${String(customFields.repository)}/issues/new?${issue}`;
}
