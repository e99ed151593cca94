/** The first page of each section, offered to readers whose search found nothing. */
export const sections = [
  {label: 'Getting started', to: '/getting_started/quick-start'},
  {label: 'Prompt management', to: '/prompt_management/prompt_engineering'},
  {label: 'Evaluation', to: '/evaluation/test_sets'},
  {label: 'Observability', to: '/observability/quickstart'},
  {label: 'Self-host', to: '/self-host'},
  {label: 'Guides', to: '/guides'},
  {label: 'Python SDK', to: '/reference/sdk/quick_start'},
  {label: 'Command line', to: '/reference/cli/install'},
  {label: 'HTTP API', to: '/reference/api/category'},
  {label: 'Changelog', to: '/changelog'},
] as const;
