import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** URL of the form for a new issue: prefilled with the page at `address`, or empty without it. */
export function useIssueLink(address?: string): string {
  const {url, baseUrl, customFields = {}} = useDocusaurusContext().siteConfig;
  const form = `${String(customFields.repository)}/issues/new`;
  if (!address) return form;
  const page = url + baseUrl + address.slice(1);
  const issue = new URLSearchParams({
    title: `Page ${address}`,
    body: `Page: ${page}\nSite version: ${String(customFields.version)}\n\nWhat is wrong or missing:\n`,
  });
  return `${form}?${issue}`;
}
