/** The attribute with a hit's section, by which both the hosted service and the embedded engine filter. */
export const facet = 'hierarchy.lvl0';

/** What the results page can be narrowed to, and the sections that each choice covers; none stands for all. */
export const facets: readonly {label: string; sections: readonly string[]}[] = [
  {label: 'All', sections: []},
  {
    label: 'Guides',
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
  {label: 'API', sections: ['HTTP API']},
  {label: 'SDK', sections: ['Python SDK', 'Command line']},
  {label: 'Self-host', sections: ['Self-host']},
];
