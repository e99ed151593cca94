import {provenBy} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const variables = '/self-host/environment-variables';

/** How the images are built, and the interface in them. */
export const images: readonly Statement[] = [
  ...provenBy('.github/workflows/push-to-ghcr.yml', variables, [
    {
      name: 'build file of the published web image',
      value: 'prod.gh.Dockerfile',
      says: 'prod.gh.Dockerfile, from which the published image is built',
      line: /docker build .*WEB_IMAGE_NAME.* -f (\S+)/,
    },
  ]),
  ...provenBy('agenta-web/prod.Dockerfile', local, [
    {
      name: 'file of web settings that the self-hosted build copies',
      value: '.env.production',
      says: 'agenta-web/.env.production',
      pages: [
        local,
        variables,
        '/self-host/deploy_remotly/host-on-aws',
        '/self-host/deploy_remotly/host-on-gcp',
      ],
      line: /^COPY\s+(\.env\.\S+)/,
    },
  ]),
  ...provenBy('agenta-web/next.config.js', local, [
    {
      name: 'page to which the first request leads',
      value: '/apps',
      says: 'The first request leads to the list of apps',
      line: /destination:\s*["']([^"']+)["']/,
    },
  ]),
  ...provenBy('agenta-web/src/lib/helpers/utils.ts', local, [
    {
      name: 'address of the API that the web interface takes without a setting',
      value: 'hostname',
      says: "calls the API on the page's host name without a port",
      pages: [local, variables],
      line: /return `.*location\.protocol.*location\.(\w+)\}`/,
    },
  ]),
  ...provenBy('agenta-web/src/pages/_app.tsx', variables, [
    {
      name: 'fonts that the web build asks for',
      value: 'google',
      says: 'npm and Google Fonts',
      line: /from\s+["']next\/font\/(\w+)["']/,
    },
    {
      name: 'event of the statistics of the web interface at each page',
      value: '$pageview',
      says: 'Page views and a few named actions, to PostHog',
      line: /capture\("(\$page\w+)"/,
    },
    {
      name: 'where the web interface keeps the id of its statistics',
      value: 'localStorage+cookie',
      says: 'under a random id kept in the browser',
      line: /persistence:\s*"([^"]+)"/,
    },
  ]),
  ...provenBy('agenta-web/src/components/AppSelector/modals/WriteOwnAppModal.tsx', variables, [
    {
      name: 'video in the dialog Write Your Own App',
      value: 'youtube',
      says: 'a video from YouTube into the dialog Write Your Own App',
      line: /from\s+["']react-(youtube)["']/,
    },
  ]),
];
