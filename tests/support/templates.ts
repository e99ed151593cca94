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

/** API pages: long body, free-form response, file upload, no parameters, subject, landing page. */
export const apiKinds = [
  '/reference/api/create-evaluation',
  '/reference/api/create-traces',
  '/reference/api/upload-file',
  '/reference/api/health-check',
  '/reference/api/apps',
  '/reference/api/category',
];
