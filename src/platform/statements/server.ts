import type {Statement} from './types';

const services = 'agenta-backend/agenta_backend/services';
const work = '/guides/how_does_agenta_work';

/** The backend and its worker. */
export const server: readonly Statement[] = [
  {
    name: 'time limit of an app call in an evaluation',
    value: '900',
    says: '900 seconds',
    pages: [work],
    file: `${services}/llm_apps_service.py`,
    line: /client\.post\(.*timeout=(\d+)/,
  },
];
