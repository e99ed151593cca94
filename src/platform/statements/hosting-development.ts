import {provenBy} from './facts';
import type {Statement} from './types';

const development = '/misc/contributing/development-mode';

/** Each name begins with the folder. */
const mounts = [
  'agenta-web/src is mounted in development',
  'agenta-web/public is mounted in development',
  'agenta-backend/tests is mounted in development',
  'agenta-backend/db is mounted in development',
];
const mounted = (name: string) => {
  const [folder = ''] = name.split(' ');
  return {name, value: folder, says: folder, line: new RegExp(`- "?\\./(${folder}):/`)};
};

/** Running from source. */
export const fromSource: readonly Statement[] = [
  ...provenBy('docker-compose.yml', development, [
    {
      name: 'a saved file restarts the backend in development',
      value: '--reload',
      says: 'The server restarts',
      line: /^\s*"(--reload)"/,
    },
    {
      name: 'files that restart the worker in development',
      value: '*.py',
      says: 'The worker restarts on a change of a .py file',
      line: /auto-restart .*--pattern=(\S+)/,
    },
    ...mounts.map(mounted),
    {
      name: 'build file of the web interface in development',
      value: 'dev.Dockerfile',
      says: 'agenta-web/.env for the development file',
      pages: ['/self-host/environment-variables'],
      line: /dockerfile:\s*(\S+)/,
    },
  ]),
  ...provenBy('agenta-web/dev.Dockerfile', development, [
    {
      name: 'file of web settings that the development build copies',
      value: '.env',
      says: 'agenta-web/.env is copied into the image',
      line: /^COPY\s+(\.env)\s/,
    },
  ]),
  ...provenBy('agenta-backend/Dockerfile', development, [
    {
      name: "first step of the backend's development build",
      value: 'apt-get update',
      says: "whose package lists have left Debian's servers, so its first step fails",
      line: /^RUN (apt-get update)/,
    },
  ]),
  ...provenBy('start_web_standalone.sh', development, [
    {
      name: 'service that start_web_standalone.sh leaves out',
      value: 'agenta-web',
      says: 'builds and starts all but agenta-web',
      line: /--scale ([\w-]+)=0/,
    },
    {
      name: 'end of the file name that start_web_standalone.sh looks for',
      value: 'prod',
      says: "when the file's name ends in prod",
      line: /-1\}"\s*==\s*"(\w+)"/,
    },
    {
      name: 'sign at which start_web_standalone.sh parts the file name',
      value: '.',
      says: 'the part after the last dot',
      line: /IFS='(.)'/,
    },
  ]),
  ...provenBy('restart_docker.sh', development, [
    {
      name: 'restart_docker.sh builds',
      value: '--build',
      says: 'takes everything down and builds it again',
      line: /up -d (--build)/,
    },
  ]),
];
