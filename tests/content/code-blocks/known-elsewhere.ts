/** Variables that belong to other programs, with the program that reads them. */
export const elsewhere: Readonly<Record<string, string>> = {
  COMPOSE_FILE: 'Docker Compose',
  COMPOSE_PROJECT_NAME: 'Docker Compose',
  DOCKER_HOST: "Docker's Python library",
  HTTP_PROXY: 'httpx, requests and Docker',
  HTTPS_PROXY: 'httpx, requests and Docker',
  NO_PROXY: 'httpx, requests and Docker',
  NEXT_TELEMETRY_DISABLED: 'Next.js',
  OPENAI_BASE_URL: 'openai and autoevals',
  REQUESTS_CA_BUNDLE: 'requests',
  SSL_CERT_FILE: 'httpx',
};

/** Options that pages name without their command, with the program that takes them. */
export const optionsElsewhere: Readonly<Record<string, string>> = {
  '--backward': 'Beanie',
  '--concurrency': 'Celery',
  '-f': 'Docker Compose',
  '--file-name': 'none: a page warns of it',
  '--overwrit': 'none: pages show what a slip does',
  '--shout': "a page's own function",
};
