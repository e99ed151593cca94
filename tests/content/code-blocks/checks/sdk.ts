import {perItem, perPage} from '../../pages/check';
import {blocksOf, type Block} from '../../pages/page';
import {readPython} from '../python';
import {problemsOfCall, signatures} from '../sdk-calls';
import {problemOfImport, problemOfName} from '../sdk-names';
import {unknown} from '../unknown';

/** Lines of a block that write what works in another way, and the fix. */
const rules: readonly [RegExp, string][] = [
  [/@ag\.entrypoint\(/, '`@ag.entrypoint` is written without parentheses. Fix: remove them.'],
  [/@ag\.(instrument|route)\b(?!\()/, 'the decorator needs parentheses. Fix: add them.'],
  [
    /\b(?!api\b)\w+(: | = )(Async)?AgentaApi\b/,
    'this check knows the API client by the name `api`. Fix: name it so.',
  ],
];

/** The name of a parameter, and those that a block registers. Another would fail when the program runs. */
function problemOfParameter(name: string, block: Block): string {
  const [, parameter = ''] = /^ag\.config\.(\w+)/.exec(name) ?? [];
  const calls = readPython(block).names.filter((one) =>
    /\.config\.(register_default|default|set)$/.test(one.name),
  );
  const registered = calls.flatMap(({args = []}) => args.map(({keyword}) => keyword));
  const mayBeOther =
    registered.length === 0 || registered.includes('**') || block.code.includes('config.pull(');
  if (parameter === '' || mayBeOther || signatures.has(`ag.config.${parameter}`)) return '';
  return ['current_version', ...registered].includes(parameter)
    ? ''
    : unknown('parameter of ag.config', parameter, registered);
}

export const sdkInSamples = perPage(
  {name: 'the SDK has what samples use', unit: 'names and imports'},
  (page) => {
    const blocks = blocksOf(page, 'python');
    const imports = blocks.flatMap((block) => readPython(block).imports);
    const own = imports.filter(({module}) => /^agenta(\.|$)/.test(module));
    const known = new Set(own.map(({name}) => name));
    const used = blocks.flatMap((block) =>
      readPython(block)
        .names.filter(({name}) => /^(ag|api)\./.test(name) || known.has(name))
        .map((one) => ({...one, block})),
    );
    const isImported = blocks.some(({code}) => /^import agenta as ag$/m.test(code));
    const unimported = isImported ? [] : used.filter(({name}) => name.startsWith('ag.')).slice(0, 1);
    const found = [
      ...own.map(({line, module, name}) => ({line, message: problemOfImport(module, name)})),
      ...unimported.map(({line}) => ({line, message: '`ag` is not imported. Fix: import agenta as ag.'})),
      ...used.flatMap(({line, name, args, block}) => {
        const signature = signatures.get(name);
        return [
          known.has(name) ? '' : problemOfName(name, args !== undefined, true),
          problemOfParameter(name, block),
          ...(signature && args ? problemsOfCall(name, signature, args) : []),
        ].map((message) => ({line, message}));
      }),
      ...blocks.flatMap(({code, line}) =>
        code.split('\n').flatMap((text, index) =>
          rules.map(([pattern, message]) => ({
            line: line + index + 1,
            message: pattern.test(text) ? message : '',
          })),
        ),
      ),
    ];
    return {checked: used.length + own.length, found: found.filter(({message}) => message)};
  },
);

/** Text may also say that a name does not exist. */
export const sdkInText = perItem(
  {name: 'the SDK has what text mentions', unit: 'names'},
  ({spans}) => spans.filter(({code}) => /^@?ag\.[A-Za-z]/.test(code)),
  ({code}) => {
    const [, name = '', bracket = ''] = /^@?(ag(?:\.\w+)+)(\()?/.exec(code) ?? [];
    return problemOfName(name, bracket !== '', false);
  },
);
