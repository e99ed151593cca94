import {expect, it} from 'vitest';
import {backend, cli, compose, expectLines, facts, main, models, planted, router, type Edit} from './helpers';

const setup = `${cli}/sdk/setup.py`;
const types = `${cli}/sdk/types.py`;
const client = `${cli}/client/backend`;
const evaluators = `${backend}/resources/evaluators.py`;
const commands = `${cli}/cli/main.py`;
const variants = `${cli}/cli/variants.py`;
const common = `${backend}/utils/common.py`;

/** A change of the platform for each kind of fact, and the lines that it makes the command print. */
const changes: [kind: string, edits: Edit[], expected: string[]][] = [
  [
    'operation',
    [[router, '@router.delete("/{note_id}/"', '@router.patch("/{note_id}/"']],
    ['removed  operation  DELETE /notes/{note_id}', 'added  operation  PATCH /notes/{note_id}'],
  ],
  [
    'operation below a prefix',
    [[main, 'prefix="/health"', 'prefix="/live"']],
    ['removed  operation  GET /health', 'added  operation  GET /live'],
  ],
  [
    'permission of an operation',
    [[router, 'VIEW_NOTES', 'EDIT_NOTES']],
    ['changed  operation  GET /notes  permission: view_notes → edit_notes'],
  ],
  [
    'status of success',
    [[router, 'status_code=204', 'status_code=200']],
    ['changed  operation  DELETE /notes/{note_id}  success: 204 → 200'],
  ],
  [
    'parameter',
    [[router, 'limit: int = 10', 'limit: int = 20']],
    ['changed  parameter  GET /notes limit  default: 10 → 20'],
  ],
  [
    'property, inherited',
    [[models, 'created_at: datetime', 'made_at: datetime']],
    ['removed  property  Note.created_at', 'added  property  Note.made_at'],
  ],
  [
    'SDK name',
    [[`${cli}/__init__.py`, '    MultipleChoice,\n', '    MultipleChoice as Choice,\n']],
    [
      'removed  SDK name  ag.MultipleChoice',
      'removed  callable  ag.MultipleChoice',
      'added  SDK name  ag.Choice',
      'added  callable  ag.Choice',
    ],
  ],
  [
    'callable',
    [[`${cli}/sdk/tracer.py`, 'class Tracing(Recorder)', 'class Tracing']],
    ['removed  callable  ag.tracing.flush'],
  ],
  [
    'argument',
    [[setup, 'workers: int = 4', 'workers: float = 4']],
    ['changed  argument  ag.init workers  type: int → float'],
  ],
  [
    'client method',
    [[`${client}/notes/client.py`, 'def list_notes', 'async def list_notes']],
    ['changed  client method  notes.list_notes  awaited: false → true'],
  ],
  [
    'client argument',
    [[`${client}/notes/client.py`, 'limit: typing.Optional[int] = None', 'limit: int']],
    ['changed  client argument  notes.list_notes limit  required: false → true'],
  ],
  [
    'client type',
    [[`${client}/types/mood.py`, '"bad"]', '"bad", "fine"]']],
    ['changed  client type  Mood  is: bad, good → bad, fine, good'],
  ],
  [
    'client field',
    [[`${client}/types/note.py`, 'text: str', 'text: typing.Optional[str] = None']],
    ['changed  client field  Note text  required: true → false'],
  ],
  [
    'answer field',
    [[`${cli}/sdk/decorators/serving.py`, '"2.0"', '"3.0"']],
    ['changed  answer field  version  default: "2.0" → "3.0"'],
  ],
  [
    'control',
    [[types, '"x-parameter": "float"', '"x-parameter": "number"']],
    ['changed  control  ag.FloatParam  mark: float → number'],
  ],
  [
    'model provider',
    [[`${cli}/sdk/assets.py`, ', "one/large"', '']],
    ['changed  model provider  One  models: one/small, one/large → one/small'],
  ],
  [
    'command',
    [[variants, 'name="list"', 'name="ls"']],
    ['removed  command  agenta variant list', 'added  command  agenta variant ls'],
  ],
  [
    'option',
    [[commands, '"http://localhost"', '"https://example.com"']],
    ['changed  option  agenta init --host  default: http://localhost → https://example.com'],
  ],
  [
    'prompt',
    [[commands, '"Done?"', '"Sure?"']],
    ['removed  prompt  agenta init Done?', 'added  prompt  agenta init Sure?'],
  ],
  [
    'variable',
    [[common, 'amqp://localhost', 'amqp://queue']],
    ['changed  variable  QUEUE_URL  default: amqp://localhost → amqp://queue'],
  ],
  [
    'variable of the web',
    [['agenta-web/src/settings.ts', "|| 'http://localhost'", "?? ''"]],
    ['changed  variable  NEXT_PUBLIC_API_URL  default: http://localhost → none'],
  ],
  [
    'service and its port',
    [[compose, '5432:5432', '5433:5432']],
    [`changed  service  ${compose} database  ports: 5432:5432 → 5433:5432`],
  ],
  [
    'evaluator',
    [[evaluators, '"key": "exact"', '"key": "same"']],
    ['removed  evaluator  exact', 'added  evaluator  same'],
  ],
  [
    'setting, shared',
    [[evaluators, '"answer"', '"result"']],
    ['changed  setting  exact column  default: "answer" → "result"'],
  ],
  [
    'permission',
    [[`${client}/types/permission.py`, '"edit_notes"', '"write_notes"']],
    ['changed  client type  Permission  is: '],
  ],
  [
    'migration',
    [[`${backend}/migrations/postgres/versions/bb_second.py`, '"aa"', '"cc"']],
    ['changed  migration  bb  after: aa → cc'],
  ],
  [
    'release',
    [['agenta-cli/pyproject.toml', '"1.2.3"', "'1.3.0'"]],
    ['changed  release  SDK  version: 1.2.3 → 1.3.0'],
  ],
];

it.each(changes)('reports a change of the kind: %s', (_, edits, expected) =>
  expectLines(planted(edits), expected),
);

it('a step of MongoDB migrations that has another name is reported', () => {
  const folder = `${backend}/migrations/mongo/v1_to_v2`;
  const moves: [string, string][] = [[`${folder}/20240102_second.py`, `${folder}/20240102_third.py`]];
  expectLines(planted([], moves), ['changed  MongoDB migration  v1_to_v2  steps: 20240101_first']);
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
