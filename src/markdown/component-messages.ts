import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {commands} from '../platform/cli';
import {callables} from '../platform/sdk';
import {errorAnchor} from '../settings/anchors';

interface ComponentMessage {
  readonly message: PhrasingContent[];
  readonly cause: PhrasingContent[];
  readonly anchor: string;
}

/** Text from the data files, in which backticks mark code, and asterisks mark labels of the interface. */
const rich = (text: string): PhrasingContent[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part): PhrasingContent => {
    if (part.startsWith('`')) return {type: 'inlineCode', value: part.slice(1, -1)};
    if (part.startsWith('**')) return {type: 'strong', children: [{type: 'text', value: part.slice(2, -2)}]};
    return {type: 'text', value: part};
  });

const code = (value: string): PhrasingContent[] =>
  value.startsWith('(') || value.includes('`') ? rich(value) : [{type: 'inlineCode', value}];

/** The names in an attribute `of`, which is a text or a list of texts. */
function namesIn({attributes}: MdxJsxFlowElement): string[] {
  const of = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'of')?.value;
  if (typeof of === 'string') return [of];
  return [...(of?.value ?? '').matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
}

/** The rows that the components `Messages` (a command's) and `Errors` (of the SDK) show, with the anchors that they give them. */
export function messagesOfComponent(element: MdxJsxFlowElement): ComponentMessage[] {
  const names = namesIn(element);
  if (element.name === 'Messages') {
    return commands
      .filter(({name}) => names.includes(name))
      .flatMap(({messages}) => messages)
      .map(({text, cause}) => ({
        message: code(text),
        cause: rich(cause),
        anchor: errorAnchor(text),
      }));
  }
  if (element.name !== 'Errors') return [];
  const faults = names
    .flatMap((name) => callables.filter((one) => one.name === name))
    .flatMap((one) => one.faults.map((fault) => [`${fault.message}|${fault.cause}`, fault] as const));
  const taken = new Set<string>();
  return [...new Map(faults).values()].map(({message, cause}) => ({
    message: code(message),
    cause: rich(cause),
    anchor: errorAnchor(message, taken),
  }));
}
