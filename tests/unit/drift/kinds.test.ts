import {expect, it} from 'vitest';
import {backend, cli, compose, facts, main, models, planted, router, type Edit} from './helpers';

const setup = `${cli}/sdk/setup.py`;
const types = `${cli}/sdk/types.py`;
const client = `${cli}/client/backend`;
const evaluators = `${backend}/resources/evaluators.py`;
const commands = `${cli}/cli/main.py`;
const variants = `${cli}/cli/variants.py`;
const common = `${backend}/utils/common.py`;

/** A change of the platform for each kind of fact. */
const edits: Edit[] = [
  [router, '@router.post("/{note_id}/file/"', '@router.put("/{note_id}/file/"'],
  [router, 'VIEW_NOTES', 'EDIT_NOTES'],
  [router, 'status_code=204', 'status_code=200'],
  [router, 'limit: int = 10', 'limit: int = 20'],
  [main, 'prefix="/health"', 'prefix="/live"'],
  [models, 'created_at: datetime', 'made_at: datetime'],
  [`${cli}/__init__.py`, '    MultipleChoice,\n', '    MultipleChoice as Choice,\n'],
  [`${cli}/sdk/tracer.py`, 'class Tracing(Recorder)', 'class Tracing'],
  [setup, 'workers: int = 4', 'workers: float = 4'],
  [`${client}/notes/client.py`, 'def list_notes', 'async def list_notes'],
  [`${client}/notes/client.py`, 'limit: typing.Optional[int] = None', 'limit: int'],
  [`${client}/types/mood.py`, '"bad"]', '"bad", "fine"]'],
  [`${client}/types/note.py`, 'text: str', 'text: typing.Optional[str] = None'],
  [`${client}/types/permission.py`, '"edit_notes"', '"write_notes"'],
  [`${cli}/sdk/decorators/serving.py`, '"2.0"', '"3.0"'],
  [types, '"x-parameter": "float"', '"x-parameter": "number"'],
  [`${cli}/sdk/assets.py`, ', "one/large"', ''],
  [variants, 'name="list"', 'name="ls"'],
  [commands, '"http://localhost"', '"https://example.com"'],
  [commands, '"Done?"', '"Sure?"'],
  [common, 'amqp://localhost', 'amqp://queue'],
  ['agenta-web/src/settings.ts', "|| 'http://localhost'", "?? ''"],
  [compose, '5432:5432', '5433:5432'],
  [evaluators, '"key": "distance"', '"key": "far"'],
  // The default of a setting that evaluators share.
  [evaluators, '"answer"', '"result"'],
  [`${backend}/migrations/postgres/versions/bb_second.py`, '"aa"', '"cc"'],
  ['agenta-cli/pyproject.toml', '"1.2.3"', "'1.3.0'"],
];

it('a change of each kind is reported, and nothing else', () => {
  expect(planted(edits)).toEqual([
    'removed  operation  GET /health',
    'removed  operation  POST /notes/{note_id}/file',
    'removed  property  File.file',
    'removed  property  File.title',
    'removed  property  Note.created_at',
    'removed  SDK name  ag.MultipleChoice',
    'removed  callable  ag.MultipleChoice',
    'removed  callable  ag.tracing.flush',
    'removed  command  agenta variant list',
    'removed  prompt  agenta init Done?',
    'removed  evaluator  distance',
    'added  property  Note.made_at',
    'changed  client argument  notes.list_notes limit  required: false → true',
    'changed  release  SDK  version: 1.2.3 → 1.3.0',
    'changed  operation  DELETE /notes/{note_id}  success: 204 → 200',
    'changed  operation  GET /notes  permission: view_notes → edit_notes',
    'changed  parameter  GET /notes limit  default: 10 → 20',
    'changed  argument  ag.init workers  type: int → float',
    'changed  client method  notes.list_notes  awaited: false → true',
    'changed  client type  Mood  is: bad, good → bad, fine, good',
    'changed  client type  Permission  is: edit_notes, view_notes → view_notes, write_notes',
    'changed  client field  Note text  required: true → false',
    'changed  answer field  version  default: "2.0" → "3.0"',
    'changed  control  ag.FloatParam  mark: float → number',
    'changed  model provider  One  models: one/small, one/large → one/small',
    'changed  option  agenta init --host  default: http://localhost → https://example.com',
    'changed  variable  NEXT_PUBLIC_API_URL  default: http://localhost → none',
    'changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue',
    'changed  service  docker-compose.gh.yml database  ports: 5432:5432 → 5433:5432',
    'changed  setting  exact column  default: "answer" → "result"',
    'changed  migration  bb  after: aa → cc',
    'added  operation  GET /live',
    'added  operation  PUT /notes/{note_id}/file',
    'added  SDK name  ag.Choice',
    'added  callable  ag.Choice',
    'added  command  agenta variant ls',
    'added  prompt  agenta init Sure?',
    'added  evaluator  far',
  ]);
});

it('a step of MongoDB migrations that has another name is reported', () => {
  const folder = `${backend}/migrations/mongo/v1_to_v2`;
  const moves: [string, string][] = [[`${folder}/20240102_second.py`, `${folder}/20240102_third.py`]];
  expect(planted([], moves)).toEqual([
    expect.stringContaining('changed  MongoDB migration  v1_to_v2  steps: 20240101_first'),
  ]);
});

it.each<[name: string, edits: Edit[]]>([
  [
    'types',
    [
      [setup, 'host: Optional[str]', 'host: str | None'],
      [setup, 'app_id: Optional[str]', 'app_id: "Union[str, None]"'],
    ],
  ],
  ['quotes', [[`${cli}/sdk/tracer.py`, '"llm"', "'llm'"]]],
])('another spelling of %s is no change', (_, edits) => expect(planted(edits)).toEqual([]));

it('what is named in the source is found through calls, inheritance and imports', () => {
  expect(facts('property', 'Note._id')).toMatchObject({type: 'string', required: 'true'});
  const prompts = ['Name of the app?', 'Key for …?', 'Done?'];
  for (const one of prompts) expect(facts('prompt', `agenta init ${one}`)).toBeDefined();
  expect(facts('argument', 'ag.tracing.flush force')).toBeDefined();
  expect(facts('callable', 'ag.config._hidden')).toBeUndefined();
});

it('a compose file that cannot be read is named', () => {
  expect(() => planted([[compose, 'services:', 'services: [']])).toThrow(compose);
});
