import {factsOf} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const variables = '/self-host/environment-variables';

const frame = factsOf('agenta-web/src/pages/_app.tsx');

/** How the images are built, and the interface in them. */
export const images: readonly Statement[] = [
  ...factsOf('.github/workflows/push-to-ghcr.yml')(
    'build file of the published web image',
    /docker build .*WEB_IMAGE_NAME.* -f (\S+)/,
    'prod.gh.Dockerfile',
    ['prod.gh.Dockerfile, from which the published image is built', variables],
  ),
  ...factsOf('agenta-web/prod.gh.Dockerfile')(
    'files that the build of the published web image copies',
    /^COPY (\S+) \S+$/,
    'next.config.js, postcss.config.js, public, sentry.*, src, tsconfig.json',
    ['leaves out the style settings and all settings of the web interface', local],
  ),
  ...factsOf('agenta-web/prod.Dockerfile')(
    'file of web settings that the self-hosted build copies',
    /^COPY\s+(\.env\.\S+)/,
    '.env.production',
    [
      'agenta-web/.env.production',
      local,
      variables,
      '/self-host/deploy_remotly/host-on-aws',
      '/self-host/deploy_remotly/host-on-gcp',
    ],
  ),
  ...factsOf('agenta-web/next.config.js')(
    'page to which the first request leads',
    /destination:\s*["']([^"']+)["']/,
    '/apps',
    ['The first request leads to the list of apps', local],
  ),
  ...factsOf('agenta-web/src/lib/helpers/utils.ts')(
    'address of the API that the web interface takes without a setting',
    /return `.*location\.protocol.*location\.(\w+)\}`/,
    'hostname',
    ["calls the API on the page's host name without a port", local, variables],
  ),
  ...frame('fonts that the web build asks for', /from\s+["']next\/font\/(\w+)["']/, 'google', [
    'npm, Google Fonts',
    variables,
  ]),
  ...frame(
    'event of the statistics of the web interface at each page',
    /capture\("(\$page\w+)"/,
    '$pageview',
    ['and three actions with ids', variables],
  ),
  ...frame(
    'where the web interface keeps the id of its statistics',
    /persistence:\s*"([^"]+)"/,
    'localStorage+cookie',
    ['under a random id kept in the browser', variables],
  ),
  ...frame(
    'settings of the statistics of the web interface',
    /^ {8}(\w+): /,
    'api_host, capture_pageview, loaded, persistence',
    ['records clicks by default, and the interface leaves that on', variables],
  ),
  ...factsOf('agenta-web/src/components/AppSelector/modals/WriteOwnAppModal.tsx')(
    'video in the dialog Write Your Own App',
    /from\s+["']react-(youtube)["']/,
    'youtube',
    ['video in Write Your Own App', variables],
  ),
  ...factsOf('.github/workflows/push-to-ghcr.yml')(
    'branch from which images are published',
    /^\s+- (main|master|release\S*|v\S*)$/,
    'main',
    ['whatever was built last from the main branch', local],
  ),
];
