/** One page of each template. */
export const templates = {
  introduction: '/',
  'how-to': '/prompt_management/deployment',
  tutorial: '/getting_started/quick-start',
  explanation: '/guides/how_does_agenta_work',
  reference: '/reference/sdk/core_functions/init',
  'api-operation': '/reference/api/create-evaluation',
  'api-landing': '/reference/api/category',
  changelog: '/changelog',
  'changelog-entry': '/changelog/changelog',
  archive: '/changelog/archive',
  tags: '/tags',
  'not-found': '/no/such/page',
};
