import {describe, expect, it} from 'vitest';
import {cli, expectLines, facts, planted, type Edit} from './helpers';

const root = `${cli}/__init__.py`;
const setup = `${cli}/sdk/setup.py`;
const types = `${cli}/sdk/types.py`;

describe('names of the SDK', () => {
  it('finds instances, their methods, decorators and data classes', () => {
    expect(facts('SDK name', 'ag.config')).toEqual({kind: 'instance'});
    expect(facts('SDK name', 'ag.instrument')).toEqual({kind: 'decorator'});
    expect(facts('callable', 'ag.config.push')).toMatchObject({'other keywords': 'true'});
    expect(facts('callable', 'ag.tracing.flush')).toMatchObject({order: 'force'});
    expect(facts('argument', 'ag.MultipleChoice choices')).toMatchObject({type: 'List[str]'});
    expect(facts('argument', 'ag.init workers')).toEqual({
      type: 'int',
      required: 'false',
      default: '4',
      passing: 'keyword-only',
    });
    expect(facts('callable', 'ag.config._hidden')).toBeUndefined();
    expect(facts('callable', 'ag.instrument.inner')).toBeUndefined();
  });

  const changes: [name: string, edits: Edit[], expected: string[]][] = [
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
      'what an import of everything adds, and nothing of the rest',
      [[root, '.setup import Config, Singleton, init', '.setup import *']],
      ['added  SDK name  ag.AVAILABLE_ENVIRONMENTS', 'added  SDK name  ag.Tracing'],
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
      ['changed  argument  ag.init host  passing: none → keyword-only'],
    ],
    [
      'a parameter that must not be named',
      [[setup, 'config_name: str, overwrite', 'config_name: str, /, overwrite']],
      ['changed  argument  ag.config.push config_name  passing: none → positional-only'],
    ],
    [
      'a decorator that changes a call, and nothing of one that logs',
      [
        [`${cli}/sdk/tracer.py`, '    def open_span', '    @contextmanager\n    def open_span'],
        [`${cli}/sdk/tracer.py`, '    def flush', '    @debug()\n    def flush'],
      ],
      ['changed  callable  ag.tracing.open_span  marks: none → contextmanager'],
    ],
    [
      'what an import of everything leaves out',
      [
        [
          root,
          'from .sdk.types import (\n    FloatParam,\n    MultipleChoice,\n)',
          'from .sdk.types import *',
        ],
        [types, 'from dataclasses', '__all__ = ["FloatParam"]\nfrom dataclasses'],
      ],
      ['removed  SDK name  ag.MultipleChoice'],
    ],
    [
      'keywords that are no longer taken',
      [[setup, 'overwrite=True, **kwargs', 'overwrite=True']],
      ['changed  callable  ag.config.push  other keywords: true → false'],
    ],
    [
      'a function that must be awaited',
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
  it.each(changes)('reports %s', (_, edits, expected) => {
    const lines = planted(edits).filter((line) => !line.includes('  callable  ag.Config'));
    expectLines(lines, expected);
  });

  const equivalent: [name: string, edits: Edit[]][] = [
    [
      'Optional in three ways',
      [
        [setup, 'host: Optional[str]', 'host: str | None'],
        [setup, 'app_id: Optional[str]', 'app_id: "Union[str, None]"'],
      ],
    ],
    [
      'a decorator that its module names differently',
      [
        [`${cli}/sdk/decorators/tracing.py`, 'class instrument', 'class Instrument'],
        [root, 'import instrument', 'import Instrument as instrument'],
      ],
    ],
    [
      'a field that a data class inherits',
      [
        [
          types,
          '@dataclass\nclass MultipleChoice:\n    choices: List[str]',
          '@dataclass\nclass Base:\n    choices: List[str]\n\n\n@dataclass\nclass MultipleChoice(Base):\n    pass',
        ],
      ],
    ],
    ['single quotes', [[`${cli}/sdk/tracer.py`, '"llm"', "'llm'"]]],
    [
      'a default that has a name',
      [
        [setup, 'def init(', 'WORKERS = 4\n\n\ndef init('],
        [setup, 'workers: int = 4', 'workers: int = WORKERS'],
      ],
    ],
    [
      'an import through another file',
      [
        [root, 'from .sdk.types import', 'from .sdk.more import'],
        [`${cli}/sdk/__init__.py`, '', ''],
      ],
    ],
  ];
  it.each(equivalent)('takes %s for the same', (name, edits) => {
    const moves: [string, string][] = name.startsWith('an import')
      ? [[types, `${cli}/sdk/more.py`]]
      : [];
    expect(planted(edits, moves)).toEqual([]);
  });
});
