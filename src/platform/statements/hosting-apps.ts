import {factsOf} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const variables = '/self-host/environment-variables';
const remote = '/self-host/deploy_remotly/host-remotely';
const cluster = '/self-host/deploy_remotly/host-on-kubernetes';
const work = '/guides/how_does_agenta_work';
const services = 'agenta-backend/agenta_backend/services';

const docker = factsOf(`${services}/docker_utils.py`);
const lock = factsOf('agenta-backend/poetry.lock');

/** How the backend starts the container of an app. */
const appContainers = [
  ...docker(
    'entry point of apps under HTTPS in production',
    /entrypoints":\s*"(web-\w+)"/,
    'web-secure',
    ['entry point web-secure', remote],
  ),
  ...docker(
    'certificate resolver of apps under HTTPS in production',
    /tls\.cert\w+":\s*"(\w+)"/,
    'myResolver',
    ['certificate resolver myResolver', remote],
  ),
  ...docker(
    'setting that gives apps rules for a domain',
    /"ENVIRONMENT"\)\s*==\s*"(\w+)"/,
    'production',
    ['With ENVIRONMENT=production', remote],
  ),
  ...docker(
    'word in the address that gives apps rules for HTTPS',
    /if "(\w+)" in os\.environ\["DOMAIN_NAME"\]/,
    'https',
    ['an address that contains https', remote],
  ),
  ...docker('network of app containers', /^\s*network\s*=\s*"([^"]+)"/, 'agenta-network', [
    'a Docker network named agenta-network',
    cluster,
  ]),
  ...docker(
    'options of app containers',
    /^\s+(\w+)=(?!=).*[,([{]$/,
    'detach, environment, extra_hosts, labels, name, network, restart_policy',
    ['App containers have no memory or CPU limit', local],
    [
      'no limit for its memory or CPU, gives it no GPU and mounts no volume',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...docker(
    'restart policy of app containers',
    /restart_policy\s*=\s*\{"Name":\s*"([^"]+)"/,
    'always',
    ['On the same machine they restart with Docker', local],
  ),
  ...docker(
    'path that the reverse proxy removes before an app',
    /routers\.\S+\.middlewares":\s*f"\{\w+\}([\w-]+)"/,
    '-strip-prefix',
    ['removes the path prefix', work],
  ),
  ...docker(
    'host under which app containers find the machine',
    /=\s*\{"([^"]+)":\s*"host-gateway"/,
    'host.docker.internal',
    ['host.docker.internal into noProxy', variables],
  ),
  ...factsOf(`${services}/deployment_manager.py`)(
    'path of an app',
    /=\s*f"\{\w+\.user\.id\}\/\{\w+\.app\.app_name\}\/\{\w+\.(\w+)\}"/,
    'base_name',
    ['paths of user, app and base to variant containers', remote],
  ),
  ...factsOf(`${services}/container_manager.py`)(
    'folder of the backend that keeps uploaded code',
    /Path\(f"(\/\w+)\/\{uuid/,
    '/tmp',
    ["a copy of the code in the backend's /tmp", local],
  ),
];

/** What the backend asks for, admits, and is made of. */
const backend = [
  ...factsOf('agenta-backend/agenta_backend/main.py')(
    'address of the web interface that the backend admits',
    /"(http:\/\/localhost:3000)"/,
    'http://localhost:3000',
    [
      'http://localhost:3000. The backend admits calls from that address',
      '/misc/contributing/development-mode',
    ],
  ),
  ...factsOf('agenta-backend/agenta_backend/celery_config.py')(
    'queue of evaluations',
    /routing_key\s*=\s*"([^"]+)"/,
    'agenta_backend.tasks.evaluations.evaluate',
    ['purge_queue agenta_backend.tasks.evaluations.evaluate', remote],
  ),
  ...factsOf('agenta-backend/pyproject.toml')(
    "Kubernetes client in the backend's list of packages",
    /^(kubernetes)\s*=/,
    'kubernetes',
    ["A Kubernetes client in the backend's list of packages", cluster],
  ),
  // Whether the client asks Docker as soon as it is made depends on its release.
  ...lock('release of the package docker in the backend', /"docker-(\d[\d.]*)-py3/, '7.1.0', [
    'Without one, neither backend nor worker gets past its start',
    cluster,
  ]),
  ...lock('release of the package openai in the backend', /"openai-(\d[\d.]*)-py3/, '1.30.5', [
    'openai 1.30.5',
    variables,
  ]),
  ...lock(
    'release of the package autoevals in the backend',
    /"autoevals-(\d[\d.]*)-py3/,
    '0.0.83',
    ['autoevals 0.0.83', variables, '/evaluation/rag_evaluators'],
  ),
  ...lock('release of pydantic in the backend', /"pydantic-(\d+\.\d+)[\d.]*-py3/, '2.7', [
    'https://errors.pydantic.dev/2.7/v/missing',
    '/reference/api/introduction',
  ]),
];

/** App containers, and what the backend does at its start. */
export const apps: readonly Statement[] = [...appContainers, ...backend];
