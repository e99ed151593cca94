import {factsOf} from './facts';
import type {Statement} from './types';

const development = '/misc/contributing/development-mode';

const compose = factsOf('docker-compose.yml');
const startWeb = factsOf('start_web_standalone.sh');

/** Each name begins with the folder; more than one service may have it. */
const mounts = [
  ['agenta-backend/agenta_backend is mounted in development', 3],
  ['agenta-backend/migrations is mounted in development', 2],
  ['agenta-web/src is mounted in development', 1],
  ['agenta-web/public is mounted in development', 1],
  ['agenta-backend/tests is mounted in development', 1],
  ['agenta-backend/db is mounted in development', 1],
] as const;
const mounted = ([name, times]: readonly [string, number]) => {
  const [folder = ''] = name.split(' ');
  const value = Array(times).fill(folder).join(', ');
  return compose(name, new RegExp(`- "?\\./(${folder}):/`), value, [folder, development]);
};

/** Running from source. */
export const fromSource: readonly Statement[] = [
  ...compose('a saved file restarts the backend in development', /^\s*"(--reload)"/, '--reload', [
    'The server restarts',
    development,
  ]),
  ...compose(
    'files that restart the worker in development',
    /auto-restart .*--pattern=(\S+)/,
    '*.py',
    ['The worker restarts on a change of a .py file', development],
  ),
  ...mounts.flatMap(mounted),
  ...compose(
    'build file of the web interface in development',
    /dockerfile:\s*(\S+)/,
    'dev.Dockerfile',
    ['agenta-web/.env for the development file', '/self-host/environment-variables'],
  ),
  ...factsOf('agenta-web/dev.Dockerfile')(
    'file of web settings that the development build copies',
    /^COPY\s+(\.env)\s/,
    '.env',
    ['agenta-web/.env is copied into the image', development],
  ),
  ...factsOf('agenta-backend/Dockerfile')(
    "first step of the backend's development build",
    /^RUN (apt-get update)/,
    'apt-get update',
    ["whose package lists have left Debian's servers, so its first step fails", development],
  ),
  ...startWeb(
    'service that start_web_standalone.sh leaves out',
    /--scale ([\w-]+)=0/,
    'agenta-web',
    ['builds and starts all but agenta-web', development],
  ),
  ...startWeb(
    'end of the file name that start_web_standalone.sh looks for',
    /-1\}"\s*==\s*"(\w+)"/,
    'prod',
    ["when the file's name ends in prod", development],
  ),
  ...startWeb('sign at which start_web_standalone.sh parts the file name', /IFS='(.)'/, '.', [
    'the part after the last dot',
    development,
  ]),
  ...factsOf('restart_docker.sh')('restart_docker.sh builds', /up -d (--build)/, '--build', [
    'takes everything down and builds it again',
    development,
  ]),
  ...factsOf('restart_docker.sh')(
    'restart_docker.sh removes the services',
    /docker compose .* (down)$/,
    'down',
    ['takes everything down and builds it again', development],
  ),
  ...factsOf('agenta-backend/Dockerfile')(
    "base of the backend's development image",
    /^FROM (\S+)/,
    'python:3.9-slim-buster',
    ["The backend's development image stands on Debian 10", development],
  ),
  ...startWeb(
    'how start_web_standalone.sh installs packages',
    /^\s+(npm (?:i|ci|install)\b.*)$/,
    'npm install',
    ['installs the packages if they are missing', development],
  ),
  ...startWeb('start_web_standalone.sh removes the services', /docker compose .* (down)$/, 'down', [
    'takes the running services down',
    development,
  ]),
  ...startWeb(
    'how start_web_standalone.sh runs the interface, sorted',
    /^\s+npm run (\w+)$/,
    'build, dev, start',
    ['runs the interface at http://localhost:3000', development],
  ),
];
