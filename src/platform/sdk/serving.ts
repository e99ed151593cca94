import extracted from '../extracted/sdk/serving.json';
import {described} from './join';
import type {CallableWords, Fault} from './types';

const page = 'reference/sdk/core_functions/entrypoint.mdx';

const decoration: readonly Fault[] = [
  {
    kind: 'RuntimeError',
    message: 'You must call agenta.init() before agenta.config',
    cause: '`@ag.entrypoint` reads `ag.config.all()`. `@ag.route` with a class does not.',
    fix: 'Call `ag.init()` before the decorator runs.',
  },
  {
    kind: 'KeyError',
    message: '(at decoration)',
    cause:
      'The function has no inputs, and there are fewer than two parameters. Or the path of `@ag.route` holds another sign than letters, digits, `_` and `/`, such as a hyphen.',
    fix: 'Give it at least one input; rename the path.',
  },
  {
    kind: 'ValueError',
    message: 'duplicate parameter name',
    cause:
      'An input is called `config` or `environment`, which `/run` adds itself, or it has the name of a parameter.',
    fix: 'Rename the input.',
  },
];

const words: readonly CallableWords[] = [
  {
    name: 'ag.entrypoint',
    kind: 'decorator',
    summary: 'Exposes a function as the root routes of the served app.',
    parameters: {
      func: 'The function. Python passes it when you write `@ag.entrypoint`.',
      route_path: {type: 'str', meaning: 'Used by `@ag.route`. Leave it alone.'},
      config_schema:
        'Used by `@ag.route`. For a pydantic configuration write `@ag.route("/", config_schema=…)`.',
    },
    returns: 'An `entrypoint` object in place of the function, which your code cannot call.',
    faults: [
      ...decoration,
      {
        kind: 'AttributeError',
        message: "'float' object has no attribute 'annotation'",
        cause: 'A parameter in `ag.config` is a plain value, or `ag.config.pull()` ran before the decorator.',
        fix: 'Register parameter objects such as `ag.FloatParam(0.5)`; pull later.',
      },
      {
        kind: 'TypeError',
        message: "'NoneType' object does not support item assignment",
        cause:
          'The name of a parameter, or of an `ag.DictInput`, `ag.MessagesInput` or `ag.FileInputURL`, has a capital letter, two underscores in a row or one at its end. For a grouped list it is an `AssertionError` with “could not be found in the openapi.json”.',
        fix: 'Write `max_tokens`, not `maxTokens`.',
      },
      {
        kind: 'AssertionError',
        message: 'Inherited standard type of',
        cause:
          'A parameter, or the default of an input, is of a class with two bases, such as `class Mode(str, Enum)`.',
        fix: 'Use a multiple-choice parameter, or a plain text as the default.',
      },
      {
        kind: 'TypeError',
        message: "missing 1 required positional argument: 'func'",
        cause: 'The decorator was written with parentheses, `@ag.entrypoint()`.',
        fix: 'Leave them out.',
      },
      {
        kind: 'NotImplementedError',
        message: '(when your own code calls the decorated name with one positional argument)',
        cause: 'The name now holds an `entrypoint` object.',
        fix: 'Put the work into a function of its own and call that from both places.',
      },
      {
        kind: 'TypeError',
        message: '__call__() …',
        cause: 'The same call with keywords, without arguments or with several.',
        fix: 'The same.',
      },
    ],
  },
  {
    name: 'ag.route',
    kind: 'decorator',
    summary: 'Exposes a function under a path of its own, with a pydantic configuration.',
    parameters: {
      path: {
        type: 'str',
        meaning:
          'Path below `/run` and `/playground/run`. `"/"` and `""` mean the root. Only letters without accents, digits, `_` and `/`.',
      },
      config_schema:
        'The pydantic class of the configuration. Every field needs a default that is not `None`. One from `default_factory` does not count: each playground call must then send the field.',
    },
    returns: 'The function itself, so your code can still call it.',
    faults: [
      ...decoration,
      {
        kind: 'TypeError',
        message: "missing 1 required positional argument: 'config_schema'",
        cause: '`@ag.route("/")` without a class.',
        fix: 'Pass one, or use `@ag.entrypoint`.',
      },
      {
        kind: 'ValueError',
        message: 'Error initializing config_schema.',
        cause: 'A field of the class has no default.',
        fix: 'Give every field a default.',
      },
      {
        kind: 'ValueError',
        message: 'Unexpected error initializing config_schema:',
        cause: 'An instance such as `Config()` was passed instead of the class.',
        fix: 'Pass `Config`.',
      },
      {
        kind: 'TypeError',
        message: 'Plain typing.Optional is not valid as type argument',
        cause:
          "A field is `Optional[…]`, or `Literal[…]`, which the text then names. For `int | float` it is `'types.UnionType' object has no attribute '__name__'`.",
        fix: 'Give the field one plain type, such as `str`.',
      },
      {
        kind: 'AssertionError',
        message: 'Field <name> has no default value',
        cause: 'A default is `None`.',
        fix: 'Use an empty text or 0 instead.',
      },
    ],
  },
  {
    name: 'ag.Context',
    kind: 'class',
    summary: 'A model that takes any keyword, made for storing results in a local database.',
    anyKeyword: 'Each keyword becomes a field.',
    returns: 'An instance. Returned from a served function it leads to HTTP 500.',
    faults: [
      {
        kind: 'HTTP 500',
        message: 'no such table: contexts',
        cause: 'The SDK never creates the table it writes to.',
        fix: 'Return a dictionary instead.',
      },
    ],
  },
  {
    name: 'ag.save_context',
    kind: 'function',
    summary: 'Writes a context to `context.db` in the working directory.',
    parameters: {result: {type: 'ag.Context', meaning: 'What to store.'}},
    neverWorks: 'It raises `sqlite3.OperationalError`, since the table it writes to is never created.',
    faults: [
      {
        kind: 'sqlite3.OperationalError',
        message: 'no such table: contexts',
        cause: 'The SDK never creates the table.',
        fix: 'Store results yourself.',
      },
    ],
  },
  {
    name: 'ag.get_contexts',
    kind: 'function',
    summary: 'Reads the contexts stored in `context.db`.',
    returns: 'A list of contexts.',
    neverWorks: 'It raises `sqlite3.OperationalError`, since the table it reads is never created.',
    faults: [
      {
        kind: 'sqlite3.OperationalError',
        message: 'no such table: contexts',
        cause: 'The SDK never creates the table.',
        fix: 'Store results yourself.',
      },
    ],
  },
];

export const servingCallables = described(extracted.callable, page, words);
