import {translate} from '@docusaurus/Translate';

/** The attribute with a hit's section, by which both the hosted service and the embedded engine filter. */
export const facet = 'hierarchy.lvl0';

/** What the results page can be narrowed to, and the sections that each choice covers; none stands for all. */
export const facets: readonly {label: string; sections: readonly string[]}[] = [
  {label: translate({message: 'All'}), sections: []},
  {
    label: translate({message: 'Guides'}),
    sections: [
      'Getting started',
      'Prompt management',
      'Evaluation',
      'Observability',
      'Guides',
      'Tutorials',
      'Cookbooks',
      'Team and support',
    ],
  },
  {label: translate({message: 'API'}), sections: ['HTTP API']},
  {label: translate({message: 'SDK'}), sections: ['Python SDK', 'Command line']},
  {label: translate({message: 'Self-host'}), sections: ['Self-host']},
];
