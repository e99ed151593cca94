/** Every external address. Pages write `[text](link:key)`; navbar and footer import from here. */
const repository = 'https://github.com/Agenta-AI/agenta';

export const links = {
  // The platform
  cloud: 'https://cloud.agenta.ai',
  cloudApi: 'https://cloud.agenta.ai/api',

  // Code and packages
  repository,
  issues: `${repository}/issues`,
  newIssue: `${repository}/issues/new/choose`,
  discussions: `${repository}/discussions`,
  contributingGuide: `${repository}/blob/main/CONTRIBUTING.md`,
  // Pinned to release 0.24: the main branch has changed since.
  licence: `${repository}/blob/v0.24.3/LICENSE`,
  awsTerraform: `${repository}/tree/v0.24.3/self-host/aws`,
  gcpTerraform: `${repository}/tree/v0.24.3/self-host/gcp`,
  ragExample: `${repository}/tree/v0.24.3/examples/rag_applications/mflix`,

  // People
  slack: 'https://join.slack.com/t/agenta-hq/shared_invite/zt-1zsafop5i-Y7~ZySbhRZvKVPV5DO_7IA',
  roadmap: 'https://github.com/orgs/Agenta-AI/projects/13',
  demo: 'https://cal.com/mahmoud-mabrouk-ogzgey/demo',
  contributorMeeting: 'https://usemotion.com/meet/mahmoud-mabrouk-r0qp/collaborate?d=30',
  mail: 'mailto:team@agenta.ai',

  // Tools
  docker: 'https://docs.docker.com/get-docker/',
  terraform: 'https://developer.hashicorp.com/terraform/install',
  traefikDockerApi: 'https://github.com/traefik/traefik/issues/12253',
  openaiKeys: 'https://platform.openai.com/api-keys',
  litellmProviders: 'https://docs.litellm.ai/docs/providers',
} as const satisfies Record<string, string>;
