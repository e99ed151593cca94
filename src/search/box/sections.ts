import {translate} from '@docusaurus/Translate';

/** The first page of each section, offered to readers whose search found nothing. */
export const sections = [
  {label: translate({message: 'Getting started'}), to: '/getting_started/quick-start'},
  {label: translate({message: 'Prompt management'}), to: '/prompt_management/prompt_engineering'},
  {label: translate({message: 'Evaluation'}), to: '/evaluation/test_sets'},
  {label: translate({message: 'Observability'}), to: '/observability/quickstart'},
  {label: translate({message: 'Self-host'}), to: '/self-host'},
  {label: translate({message: 'Guides'}), to: '/guides'},
  {label: translate({message: 'Python SDK'}), to: '/reference/sdk/quick_start'},
  {label: translate({message: 'Command line'}), to: '/reference/cli/install'},
  {label: translate({message: 'HTTP API'}), to: '/reference/api/category'},
  {label: translate({message: 'Changelog'}), to: '/changelog'},
];
