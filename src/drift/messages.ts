import type {Reference} from '../api-reference/description/reference';
import {commands} from '../platform/cli';
import {callables} from '../platform/sdk';
import proven from '../platform/extracted/message.json';
import {asked} from './cli';
import {addressOf} from './kinds';
import {stringOf} from './python/literal';
import type {Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity, type Surface} from './types';

/**
 * Messages of commands, the SDK and the server. Many of the messages that we quote come from Python and its libraries. A message is the
 * platform's own if its source contains it, or did so at the documented commit.
 */
export function messages(project: Project, reference: Reference): Surface {
  const folders = ['agenta-backend/agenta_backend', 'agenta-cli/agenta'];
  const texts = folders.flatMap((folder) => project.having(folder, '')).flatMap(textsIn);
  const all = quoted(reference);
  const platform = all.flatMap(({name, facts}): Entity[] => {
    const [text, pattern] = [asked(name), patternOf(asked(name))];
    const fits = texts.filter((one) => one.pattern.test(text) || pattern.test(one.text));
    const found = fits.find(({raised}) => raised === facts.raised) ?? fits[0];
    return found ? [entity('message', name, {raised: found.raised}, found.node.place)] : [];
  });
  const known = Object.values(proven.lines).flatMap(Object.keys);
  const names = new Set([...known, ...platform.map(({name}) => name)]);
  const pagesOf = (text: string): Set<string> =>
    new Set(all.flatMap(({name, pages = []}) => (name === text ? pages : [])));
  const ours = all.filter(({name}) => names.has(name));
  return {ours: ours.map((one) => ({...one, pages: [...pagesOf(one.name)]})), platform};
}

/** The messages in our data and in the examples of the API description. */
function quoted(reference: Reference): Entity[] {
  const holders: {page: string; said: unknown}[] = [
    ...commands.map(({page, messages: said}) => ({page: addressOf(page), said})),
    ...callables.map(({page, faults: said}) => ({page: addressOf(page), said})),
    ...reference.entries.map(({address: page, responses: said}) => ({page, said})),
  ];
  const message = /(?:"kind":"(\w+Error)",)?"(?:text|message|detail)":("(?:\\.|[^"\\])*")/g;
  return holders.flatMap(({page, said}) =>
    [...JSON.stringify(said).matchAll(message)].map(([, raised, text = '']) =>
      entity('message', JSON.parse(text) as string, {raised}, undefined, [page]),
    ),
  );
}

/** The strings in a file that may be messages: with at least two words, without docstrings. */
const textsIn = ({all}: Node) =>
  all.flatMap((node) => {
    const isOther = /^(Continued|ExpressionStatement)/.test(node.parent?.kind ?? '');
    const text = asked((!isOther && stringOf(node)) || '').replace(/%s|\{\}/g, '…');
    const isSaying = /^[^…]*\w [^…]*/.test(text) && text.replace(/\W/g, '').length > 7;
    return isSaying ? [{node, text, pattern: patternOf(text), raised: raisedBy(node)}] : [];
  });

/** Matches a text or its beginning, with or without a status before it; `…` matches anything. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^(\\d+: )?${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ ?… ?/g, '.*')}`);

/** The name of the exception to which a text is passed. */
function raisedBy(node: Node): string | undefined {
  if (node.call && /\wError$/.test(node.method)) return node.method;
  return node.parent && !node.kind.endsWith('Statement') ? raisedBy(node.parent) : undefined;
}
