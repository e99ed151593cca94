import extracted from '../extracted/variables/services.json';
import {variablesOf} from './join';

/** Baked into the browser code when the web image is built. */
export const webVariables = variablesOf('web', extracted.variable, {
  NEXT_PUBLIC_AGENTA_API_URL: 'Address below which the browser finds `/api`.',
  NEXT_PUBLIC_FF:
    'Edition of the interface. `cloud`, `cloud-dev` and `ee` switch to the hosted features, most of whose code is not public.',
  NEXT_PUBLIC_TELEMETRY_TRACKING_ENABLED: 'Only the exact text `true` switches usage statistics on.',
  NEXT_PUBLIC_POSTHOG_API_KEY: 'Project at PostHog that receives the usage statistics.',
  NEXT_PUBLIC_FEATURE_API_KEYS:
    'Any text, even `false`, shows the **API Keys** tab in the settings. The open-source backend has no endpoint behind that tab.',
  NEXT_PUBLIC_INTERCOM_APP_ID: {edition: 'hosted', meaning: 'Account of the chat widget.'},
  NEXT_PUBLIC_OPENAI_API_KEY:
    'Key for the browser tests, read from `agenta-web/.env.local`. Every variable with this prefix ends up in the browser code, so never set it for a build that others can open.',
});
