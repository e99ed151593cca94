import {describe, expect, it} from 'vitest';
import {cli, expectTold, facts, planted, type Edit} from './helpers';

const root = `${cli}/__init__.py`;
const setup = `${cli}/sdk/setup.py`;
const types = `${cli}/sdk/types.py`;
const client = `${cli}/client/backend`;

describe('names of the SDK', () => {
  it('finds instances, their methods, decorators and classes made of data', () => {
    expect(facts('SDK name', 'ag.config')).toEqual({kind: 'instance'});
    expect(facts('SDK name', 'ag.instrument')).toEqual({kind: 'decorator'});
    expect(facts('callable', 'ag.config.push')).toMatchObject({'other keywords': 'true'});
    expect(facts('callable', 'ag.tracing.flush')).toMatchObject({order: 'force'});
    expect(facts('argument', 'ag.MultipleChoice choices')).toMatchObject({type: 'List[str]'});
    expect(facts('argument', 'ag.init workers')).toEqual({
      type: 'int',
      required: 'false',
      default: '4',
      'by position': 'false',
    });
    expect(facts('callable', 'ag.config._hidden')).toBeUndefined();
    expect(facts('callable', 'ag.instrument.inner')).toBeUndefined();
  });

  const changes: [name: string, edits: Edit[], told: string[]][] = [
    [
      'a removed export',
      [[root, '    MultipleChoice,\n', '']],
      ['removed  SDK name  ag.MultipleChoice  kind class → absent'],
    ],
    [
      'a renamed export',
      [[root, '    MultipleChoice,\n', '    MultipleChoice as Choice,\n']],
      ['removed  SDK name  ag.MultipleChoice', 'added  SDK name  ag.Choice'],
    ],
    [
      'nothing of a name from another package',
      [[root, 'Config, Singleton', 'Config, os, Singleton']],
      [],
    ],
    [
      'an added name',
      [[root, 'INSTANCE = Singleton()', 'INSTANCE = Singleton()\nother = Singleton()']],
      ['added  SDK name  ag.other'],
    ],
    [
      'a renamed method',
      [[`${cli}/sdk/tracer.py`, 'def open_span', 'def start_span']],
      ['removed  callable  ag.tracing.open_span', 'added  callable  ag.tracing.start_span'],
    ],
    [
      'an inherited method that is gone',
      [[`${cli}/sdk/tracer.py`, 'class Tracing(Recorder)', 'class Tracing']],
      ['removed  callable  ag.tracing.flush'],
    ],
    [
      'a removed parameter',
      [[setup, '    host: Optional[str] = None,\n', '']],
      ['removed  argument  ag.init host'],
    ],
    [
      'an added parameter',
      [[setup, 'workers: int = 4,', 'workers: int = 4,\n    key: str,']],
      ['added  argument  ag.init key  absent → type str, required true'],
    ],
    [
      'a retyped parameter',
      [[setup, 'workers: int = 4', 'workers: float = 4']],
      ['changed  argument  ag.init workers  type: int → float'],
    ],
    [
      'another default',
      [[types, 'maxval: float = 1.0', 'maxval: float = 2.0']],
      ['changed  argument  ag.FloatParam maxval  default: 1.0 → 2.0'],
    ],
    [
      'a default of a decorator',
      [[`${cli}/sdk/decorators/tracing.py`, '"workflow"', '"chain"']],
      ["changed  argument  ag.instrument spankind  default: 'workflow' → 'chain'"],
    ],
    [
      'a default that is gone',
      [[setup, 'overwrite=True', 'overwrite']],
      [
        'changed  argument  ag.config.push overwrite  required: false → true',
        'changed  argument  ag.config.push overwrite  default: True → none',
      ],
    ],
    [
      'another order',
      [
        [
          types,
          'minval: float = 0.0, maxval: float = 1.0',
          'maxval: float = 1.0, minval: float = 0.0',
        ],
      ],
      [
        'changed  callable  ag.FloatParam  order: default, minval, maxval → default, maxval, minval',
      ],
    ],
    [
      'a parameter that must be named',
      [
        [
          setup,
          'app_id: Optional[str] = None,\n    host',
          'app_id: Optional[str] = None,\n    *,\n    host',
        ],
        [setup, '    *,\n    workers', '    workers'],
      ],
      ['changed  argument  ag.init host  by position: true → false'],
    ],
    [
      'keywords that are no longer taken',
      [[setup, 'overwrite=True, **kwargs', 'overwrite=True']],
      ['changed  callable  ag.config.push  other keywords: true → false'],
    ],
    [
      'a function that is to be awaited',
      [[setup, 'def init(', 'async def init(']],
      ['changed  callable  ag.init  awaited: false → true'],
    ],
    [
      'another kind',
      [[root, 'config = PreInitObject("agenta.config", Config)', 'def config():\n    pass']],
      [
        'changed  SDK name  ag.config  kind: instance → function',
        'removed  callable  ag.config.push',
        'added  callable  ag.config ',
      ],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => {
    const lines = planted(edits).filter((line) => !line.includes('  callable  ag.Config'));
    expectTold(lines, told);
  });

  const same: [name: string, edits: Edit[]][] = [
    [
      'Optional in three ways',
      [
        [setup, 'host: Optional[str]', 'host: str | None'],
        [setup, 'app_id: Optional[str]', 'app_id: "Union[str, None]"'],
      ],
    ],
    ['single quotes', [[`${cli}/sdk/tracer.py`, '"llm"', "'llm'"]]],
    [
      'an import through another file',
      [
        [root, 'from .sdk.types import', 'from .sdk.more import'],
        [`${cli}/sdk/__init__.py`, '', ''],
      ],
    ],
  ];
  it.each(same)('takes %s for the same', (name, edits) => {
    const moves: [string, string][] = name.startsWith('an import')
      ? [[types, `${cli}/sdk/more.py`]]
      : [];
    expect(planted(edits, moves)).toEqual([]);
  });
});

describe('what a made app serves', () => {
  const serving = `${cli}/sdk/decorators/serving.py`;
  const changes: [name: string, edits: Edit[], told: string[]][] = [
    [
      'another path',
      [[serving, 'RUN = "/run"', 'RUN = "/call"']],
      [
        'removed  served route  POST /run ',
        'removed  served route  POST /run/{path}',
        'added  served route  POST /call ',
        'added  served route  POST /call/{path}',
      ],
    ],
    [
      'a path that is gone',
      [[serving, 'app.post("/generate")(func)', 'pass']],
      ['removed  served route  POST /generate'],
    ],
    [
      'another mark of a parameter',
      [[types, '"x-parameter": "float"', '"x-parameter": "number"']],
      ['changed  control  ag.FloatParam  mark: float → number'],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));
});

describe('the generated client', () => {
  it('reads what a method sends', () => {
    expect(facts('client method', 'share_note')).toEqual({
      http: 'POST /notes/{note_id}/share',
      sent: 'query: role; json: email',
      returns: 'Note',
    });
  });

  const changes: [name: string, edits: Edit[], told: string[]][] = [
    [
      'another address',
      [[`${client}/notes/client.py`, '"notes",', '"memos",']],
      [
        'changed  client method  notes.list_notes  http: GET /notes → GET /memos',
        'added  operation  GET /memos',
        'removed  property  Note.workspace_id',
      ],
    ],
    [
      'an argument that is demanded',
      [[`${client}/notes/client.py`, 'limit: typing.Optional[int] = None', 'limit: int']],
      ['changed  client argument  notes.list_notes limit  required: false → true'],
    ],
    [
      'another default of an argument',
      [[`${client}/notes/client.py`, 'typing.Optional[int] = None', 'typing.Optional[int] = 20']],
      ['changed  client argument  notes.list_notes limit  default: none → 20'],
    ],
    [
      'a renamed method',
      [[`${client}/notes/client.py`, 'def list_notes', 'def all_notes']],
      ['removed  client method  notes.list_notes', 'added  client method  notes.all_notes'],
    ],
    [
      'a field that may be absent',
      [[`${client}/types/note.py`, 'text: str', 'text: typing.Optional[str] = None']],
      ['changed  client field  Note.text  required: true → false'],
    ],
    [
      'a value of an enumeration',
      [[`${client}/types/mood.py`, '"bad"]', '"bad", "fine"]']],
      ['changed  client type  Mood  is: good, bad → good, bad, fine'],
    ],
    [
      'a type that is no longer exported',
      [[`${client}/__init__.py`, 'Mood, Note', 'Note']],
      ['removed  client type  Mood'],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));

  it('reads the older form, with the verb first and the body in a variable', () => {
    const edits: Edit[] = [
      [
        `${client}/client.py`,
        'f"notes/{jsonable_encoder(note_id)}/share",\n            method="POST",',
        '"POST",\n            urllib.parse.urljoin(f"{base}/", f"notes/{note_id}/share"),',
      ],
      [
        `${client}/client.py`,
        'params={"role": role}',
        'params=remove_none_from_dict({"role": role})',
      ],
      [`${client}/client.py`, 'json={"email": email}', 'json=jsonable_encoder(_request)'],
      [
        `${client}/client.py`,
        '        _response =',
        '        _request = {"email": email}\n        _response =',
      ],
    ];
    expect(planted(edits)).toEqual([]);
  });
});
