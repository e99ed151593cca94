import {provenBy} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const variables = '/self-host/environment-variables';
const remote = '/self-host/deploy_remotly/host-remotely';
const cluster = '/self-host/deploy_remotly/host-on-kubernetes';
const work = '/guides/how_does_agenta_work';
const services = 'agenta-backend/agenta_backend/services';

/** How the backend starts the container of an app. */
const appContainers = [
  ...provenBy(`${services}/docker_utils.py`, remote, [
    {
      name: 'entry point of apps under HTTPS in production',
      value: 'web-secure',
      says: 'entry point web-secure',
      line: /entrypoints":\s*"(web-\w+)"/,
    },
    {
      name: 'certificate resolver of apps under HTTPS in production',
      value: 'myResolver',
      says: 'certificate resolver myResolver',
      line: /tls\.cert\w+":\s*"(\w+)"/,
    },
    {
      name: 'setting that gives apps rules for a domain',
      value: 'production',
      says: 'With ENVIRONMENT=production',
      line: /"ENVIRONMENT"\)\s*==\s*"(\w+)"/,
    },
    {
      name: 'word in the address that gives apps rules for HTTPS',
      value: 'https',
      says: 'an address that contains https',
      line: /if "(\w+)" in os\.environ\["DOMAIN_NAME"\]/,
    },
    {
      name: 'network of app containers',
      value: 'agenta-network',
      says: 'a Docker network named agenta-network',
      pages: [cluster],
      line: /^\s*network\s*=\s*"([^"]+)"/,
    },
    {
      name: 'restart policy of app containers',
      value: 'always',
      says: 'On the same machine they restart with Docker',
      pages: [local],
      line: /restart_policy\s*=\s*\{"Name":\s*"([^"]+)"/,
    },
    {
      name: 'path that the reverse proxy removes before an app',
      value: '-strip-prefix',
      says: 'removes the path prefix',
      pages: [work],
      line: /routers\.\S+\.middlewares":\s*f"\{\w+\}([\w-]+)"/,
    },
    {
      name: 'host under which app containers find the machine',
      value: 'host.docker.internal',
      says: 'host.docker.internal into noProxy',
      pages: [variables],
      line: /extra_hosts\s*=\s*\{"([^"]+)":\s*"host-gateway"/,
    },
  ]),
  ...provenBy(`${services}/deployment_manager.py`, remote, [
    {
      name: 'path of an app',
      value: 'base_name',
      says: 'paths of user, app and base to variant containers',
      line: /uri_path\s*=\s*f"\{\w+\.user\.id\}\/\{\w+\.app\.app_name\}\/\{\w+\.(\w+)\}"/,
    },
  ]),
  ...provenBy(`${services}/container_manager.py`, local, [
    {
      name: 'folder of the backend that keeps uploaded code',
      value: '/tmp',
      says: "a copy of the code in the backend's /tmp",
      line: /Path\(f"(\/\w+)\/\{uuid/,
    },
  ]),
];

/** What the backend asks for, admits, and is made of. */
const backend = [
  ...provenBy('agenta-backend/agenta_backend/main.py', '/misc/contributing/development-mode', [
    {
      name: 'address of the web interface that the backend admits',
      value: 'http://localhost:3000',
      says: 'http://localhost:3000. The backend admits calls from that address',
      line: /"(http:\/\/localhost:3000)"/,
    },
  ]),
  ...provenBy('agenta-backend/agenta_backend/celery_config.py', remote, [
    {
      name: 'queue of evaluations',
      value: 'agenta_backend.tasks.evaluations.evaluate',
      says: 'purge_queue agenta_backend.tasks.evaluations.evaluate',
      line: /routing_key\s*=\s*"([^"]+)"/,
    },
  ]),
  ...provenBy('agenta-backend/pyproject.toml', cluster, [
    {
      name: "Kubernetes client in the backend's list of packages",
      value: 'kubernetes',
      says: "A Kubernetes client in the backend's list of packages",
      line: /^(kubernetes)\s*=/,
    },
  ]),
  ...provenBy('agenta-backend/poetry.lock', variables, [
    {
      name: 'release of the package openai in the backend',
      value: '1.30.5',
      says: 'openai 1.30.5',
      line: /"openai-(\d[\d.]*)-py3/,
    },
    {
      name: 'release of the package autoevals in the backend',
      value: '0.0.83',
      says: 'autoevals 0.0.83',
      pages: [variables, '/evaluation/rag_evaluators'],
      line: /"autoevals-(\d[\d.]*)-py3/,
    },
  ]),
];

/** App containers, and what the backend does at its start. */
export const apps: readonly Statement[] = [...appContainers, ...backend];
