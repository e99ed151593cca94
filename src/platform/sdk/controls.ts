import served from '../extracted/sdk/served.json';

interface ControlWords {
  readonly declared: string;
  /** The type in the JSON schema, of what is no class of the SDK. */
  readonly jsonType?: string;
  readonly carries: string;
  readonly control: string;
}

const controlWords: readonly ControlWords[] = [
  {
    declared: 'ag.TextParam',
    carries: 'default',
    control: 'A card with a text area of several lines, titled with the name.',
  },
  {
    declared: 'ag.FloatParam',
    carries: 'default, minimum, maximum',
    control: 'A slider in steps of 0.01 and a number box. The box takes 0 to 10000 whatever the limits.',
  },
  {
    declared: 'ag.IntParam',
    carries: 'default, minimum, maximum',
    control: 'A slider in steps of 1 and a number box within the limits.',
  },
  {
    declared: 'ag.BinaryParam',
    carries: 'default',
    control: 'A switch.',
  },
  {
    declared: 'ag.MultipleChoiceParam',
    carries: 'default, enum',
    control: 'A drop-down.',
  },
  {
    declared: 'ag.GroupedMultipleChoiceParam',
    carries: 'default, choices',
    control: 'A drop-down with group headings.',
  },
  {
    declared: 'ag.DictInput',
    jsonType: 'object',
    carries: 'default (the keys)',
    control: 'A list of names to edit; each name becomes a text input.',
  },
  {
    declared: 'ag.MessagesInput',
    carries: 'default',
    control: 'The chat view, if the argument is named `inputs`; else a text area.',
  },
  {
    declared: 'ag.FileInputURL',
    carries: 'default, always `https://example.com`',
    control:
      'No field. A preview of the picture, once a loaded test set row brings its address; before that **Run Test** is refused.',
  },
  {
    declared: 'str, int, float, bool, dict, list',
    jsonType: 'string, integer, number, boolean, object, `list`',
    carries: 'default, if the signature has one',
    control:
      'A text area or a number field. For `bool` a switch whose form counts it as empty: **Run Test** is refused, unless a loaded test set row brings a value. Nothing for `dict` and `list`; `list` is no valid JSON schema type. A `dict` with a default keeps the playground from loading the variant.',
  },
  {
    declared: 'any other annotation, or none',
    jsonType: 'string',
    carries: 'default, if any',
    control:
      'A text field; with `ag.InFile` the app does not load. The decorator prints `ERROR, unhandled annotation:`.',
  },
];

const controls: Readonly<Record<string, {readonly mark: string; readonly type?: string}>> = served.control;

/** How each declaration reaches the playground; `mark` is `x-parameter` in the served app's OpenAPI description. */
export const playgroundControls = controlWords.map(({jsonType = '', ...one}) => {
  const {mark = '', type = jsonType} = controls[one.declared] ?? {};
  return {...one, mark, jsonType: type};
});
