import extracted from '../extracted/sdk/datatypes.json';
import {described} from './join';
import type {CallableWords, ParameterWords} from './types';

const page = 'reference/sdk/core_functions/config_datatypes.mdx';

const choiceDefault: ParameterWords = 'Value at the start. Without one, the first choice.';

/** Parameter and input classes, in the order the page tells them. */
const words: readonly CallableWords[] = [
  {
    name: 'ag.TextParam',
    kind: 'class',
    summary: 'Free text: a prompt, a tone, a rule.',
    parameters: {object: 'The text at the start.'},
    returns: 'A `str`.',
  },
  {
    name: 'ag.FloatParam',
    kind: 'class',
    summary: 'A number with a decimal part, such as a temperature.',
    parameters: {
      default: 'Value at the start.',
      minval: 'Left end of the slider.',
      maxval: 'Right end of the slider.',
    },
    returns: 'A `float` with the attributes `default`, `minval` and `maxval`.',
  },
  {
    name: 'ag.IntParam',
    kind: 'class',
    summary: 'A whole number, such as a limit of tokens.',
    parameters: {
      default: 'Value at the start. A decimal part is cut off.',
      minval: 'Left end of the slider.',
      maxval: 'Right end of the slider.',
    },
    returns: 'An `int` with the attributes `minval` and `maxval`; like `ag.TextParam` it has no `default`.',
  },
  {
    name: 'ag.BinaryParam',
    kind: 'class',
    summary: 'On or off: a boolean, shown as a switch.',
    parameters: {value: 'State at the start.'},
    returns: 'An `int`, 0 or 1, with the attribute `default`.',
  },
  {
    name: 'ag.MultipleChoiceParam',
    kind: 'class',
    summary: 'One text out of a list, shown as a drop-down.',
    parameters: {
      default: choiceDefault,
      choices: 'The list. Always give it: without it the decorator fails.',
    },
    returns: 'A `str` with the attributes `default` and `choices`.',
    faults: [
      {
        kind: 'ValueError',
        message: 'The order of the parameters for MultipleChoiceParam is wrong!',
        cause: 'A list was given first.',
        fix: 'Default first, choices second, or use keywords.',
      },
      {
        kind: 'ValueError',
        message: 'You must provide either a default value or choices',
        cause: 'Neither was given.',
        fix: 'Give the choices.',
      },
      {
        kind: 'IndexError',
        message: 'list index out of range',
        cause: 'An empty list of choices and no default.',
        fix: 'Give at least one choice.',
      },
      {
        kind: 'TypeError',
        message: '(raised by `@ag.entrypoint`)',
        cause: 'A default without choices.',
        fix: 'Give the choices.',
      },
    ],
  },
  {
    name: 'ag.GroupedMultipleChoiceParam',
    kind: 'class',
    summary: 'One text out of a drop-down with groups, such as models by provider.',
    parameters: {default: choiceDefault, choices: 'Group name to list.'},
    returns: 'A `str` with the attributes `default` and `choices`. With nothing given it is the text `None`.',
    faults: [
      {
        kind: 'ValueError',
        message: 'Default value … is not in the provided choices',
        cause: 'The default is in none of the groups.',
        fix: 'Add it to a group, or drop it.',
      },
      {
        kind: 'printed',
        message: 'Warning: Default value … provided but choices are empty.',
        cause:
          'A default was declared without choices. Or a request left the parameter at its default, which FastAPI copies without its groups.',
        fix: 'Give the choices. In the second case ignore the line; it is harmless.',
      },
    ],
  },
  {
    name: 'ag.DictInput',
    kind: 'class',
    summary: 'An input whose keys the playground can edit.',
    parameters: {
      default_keys:
        'Names of the fields at the start. Give it by keyword: by position it fails or builds a wrong dictionary.',
    },
    returns: 'A `dict` with the attribute `data`, the list of keys.',
    faults: [
      {
        kind: 'TypeError',
        message: '(raised by `@ag.entrypoint`)',
        cause: 'A function input annotated `ag.DictInput` has no default.',
        fix: 'Write `inputs: ag.DictInput = ag.DictInput(default_keys=["name"])`.',
      },
      {
        kind: 'KeyError',
        message: '(raised by `@ag.entrypoint`)',
        cause: 'The default is an empty `ag.DictInput()`.',
        fix: 'Name at least one key.',
      },
    ],
  },
  {
    name: 'ag.MessagesInput',
    kind: 'class',
    summary: 'A list of chat messages, for a chat app.',
    parameters: {
      messages: {
        meaning:
          'Default in `/openapi.json`, each message with `role` and `content`. The playground starts with an empty message all the same, and a request must bring the list. By keyword the list stays empty. The form is not checked.',
      },
    },
    returns: 'A `list` with the attribute `default`.',
    faults: [
      {
        kind: 'HTTP 500',
        message: '(from `/openapi.json`)',
        cause: 'A function input annotated `ag.MessagesInput` has no default.',
        fix: 'Write `inputs: ag.MessagesInput = ag.MessagesInput()`.',
      },
    ],
  },
  {
    name: 'ag.FileInputURL',
    kind: 'class',
    summary: 'The address of a file, such as a picture. Use it as an annotation only.',
    parameters: {url: 'The address. Building an instance fails on current pydantic releases.'},
    returns: 'As an annotation: the input reaches your function as text, unchecked.',
    faults: [
      {
        kind: 'TypeError',
        message: '(at construction)',
        cause: 'An instance was built with pydantic 2.13.',
        fix: 'Annotate the input, and give no default.',
      },
    ],
  },
  {
    name: 'ag.InFile',
    kind: 'class',
    summary: 'An uploaded file. Use it as an annotation; the SDK builds the instance.',
    parameters: {
      file_name: 'Name the caller gave.',
      file_path: 'Path of the temporary copy. It is never deleted.',
    },
    returns: 'An object with those two attributes.',
    faults: [
      {
        kind: 'ValueError',
        message: '(about the order of parameters, raised by `@ag.entrypoint`)',
        cause: 'A file stands after another input, or the app has configuration parameters.',
        fix: 'Put files first, in an app without parameters.',
      },
    ],
  },
  {
    name: 'ag.MultipleChoice',
    kind: 'class',
    summary: 'Choices for a field of a pydantic configuration, through `Annotated`.',
    parameters: {
      choices: {
        type: 'List[str] or Dict[str, List[str]]',
        meaning: 'A list gives a drop-down, a dictionary a grouped one. Defaults are not checked against it.',
      },
    },
    returns: 'A marker with the attribute `choices`.',
  },
];

export const datatypeCallables = described(extracted.callable, page, words);
