import served from '../extracted/sdk/served.json';

/** Routes of a served app. */
export const servedRoutes = [
  {
    http: 'POST /playground/run',
    from: '`@ag.entrypoint`, `@ag.route("/")`',
    purpose: 'A call with parameters in the request.',
    trace: 'whole trace',
  },
  {
    http: 'POST /generate',
    from: 'the same',
    purpose: 'Older name of the line above. The playground calls this one.',
    trace: 'whole trace',
  },
  {
    http: 'POST /playground/run/{path}',
    from: '`@ag.route(path)`',
    purpose: 'The same for a path of its own.',
    trace: 'whole trace',
  },
  {
    http: 'POST /run',
    from: '`@ag.entrypoint`, `@ag.route("/")`',
    purpose: 'A call with the stored configuration.',
    trace: '`trace_id` only',
  },
  {
    http: 'POST /generate_deployed',
    from: 'the same',
    purpose: 'Older name of the line above.',
    trace: '`trace_id` only',
  },
  {
    http: 'POST /run/{path}',
    from: '`@ag.route(path)`',
    purpose: 'The same for a path of its own.',
    trace: '`trace_id` only',
  },
  {http: 'GET /health', from: 'every app', purpose: 'Answers `{"status": "ok"}`.', trace: 'none'},
  {
    http: 'GET /contexts/',
    from: 'every app',
    purpose: 'Answers HTTP 500 in this release: its table is never created.',
    trace: 'none',
  },
  {
    http: 'GET /openapi.json',
    from: 'every app',
    purpose:
      'The description that the playground reads. `/docs` and `/redoc` show it on your machine; behind the proxy of the platform they look for it at the root of the host and fail.',
    trace: 'none',
  },
];

/** What the fields of an answer hold. */
const answerWords: Readonly<Record<string, string>> = {
  version: '`2.0`',
  data: 'what your function returned',
  trace: 'the whole trace, or its id only, by route',
};

/** Fields of an answer; types are in the words of JSON. */
export const answerFields = Object.entries(answerWords).map(([name, holds]) => ({
  name,
  holds,
  type: served['answer field'][name as 'data']?.type ?? '',
}));

/** What the field `data` of an answer becomes. */
export const answers = [
  {returned: '`str`', data: 'The text.'},
  {returned: '`dict`', data: 'The object.'},
  {
    returned: '`dict` with all of `message`, `cost`, `usage`',
    data: 'The value of `message` alone. With `@ag.instrument()` cost and usage go to the trace; without it they are dropped.',
  },
  {
    returned: '`None`, as when `return` is missing',
    data: 'HTTP 500. The hint `Function executed successfully, but did return None` was meant, but it is built in a form the answer does not allow: the message holds its beginning, `Function executed succe…`.',
  },
  {returned: '`int`, `list`, most others', data: 'HTTP 500: the answer holds a text or an object.'},
  {returned: '`ag.Context`', data: 'HTTP 500: `no such table: contexts`.'},
];
