import type {EnvironmentVariable, ServiceId} from './types';

const group = 'web' as const;
const web: readonly ServiceId[] = ['web'];

/** Baked into the browser code when the web image is built. */
export const webVariables: readonly EnvironmentVariable[] = [
  {
    name: 'NEXT_PUBLIC_AGENTA_API_URL',
    group,
    readBy: web,
    fallback: 'protocol and host name of the page, without its port',
    composeValue: '${DOMAIN_NAME:-http://localhost}',
    required: false,
    edition: 'all',
    meaning: 'Address below which the browser finds `/api`.',
  },
  {
    name: 'NEXT_PUBLIC_FF',
    group,
    readBy: web,
    fallback: 'open source',
    composeValue: 'oss',
    required: false,
    edition: 'all',
    meaning: 'Edition of the interface. `cloud`, `cloud-dev` and `ee` show the hosted features.',
  },
  {
    name: 'NEXT_PUBLIC_TELEMETRY_TRACKING_ENABLED',
    group,
    readBy: web,
    fallback: 'off',
    composeValue: 'true',
    required: false,
    edition: 'all',
    meaning: 'Only the exact text `true` switches usage statistics on.',
  },
  {
    name: 'NEXT_PUBLIC_POSTHOG_API_KEY',
    group,
    readBy: web,
    fallback: null,
    composeValue: 'the public project key of the platform’s makers',
    required: false,
    edition: 'all',
    meaning: 'Project at PostHog that receives the usage statistics.',
  },
  {
    name: 'NEXT_PUBLIC_FEATURE_API_KEYS',
    group,
    readBy: web,
    fallback: 'off',
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Any value, even `false`, shows the **API Keys** tab in the settings. The open-source backend has no endpoint behind that tab.',
  },
  {
    name: 'NEXT_PUBLIC_INTERCOM_APP_ID',
    group,
    readBy: web,
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'hosted',
    meaning: 'Account of the chat widget.',
  },
  {
    name: 'NEXT_PUBLIC_OPENAI_API_KEY',
    group,
    readBy: web,
    fallback: null,
    composeValue: null,
    required: false,
    edition: 'all',
    meaning:
      'Key for the browser tests, read from `agenta-web/.env.local`. Every variable with this prefix ends up in the browser code, so never set it for a build that others can open.',
  },
];
