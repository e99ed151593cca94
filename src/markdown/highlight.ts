import {createRequire} from 'node:module';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {replacePlaceholders} from '../settings/find-placeholders';
import {aliases, grammars} from '../settings/languages';
import {nearestName} from '../settings/nearest-name';
import {SourceError} from '../settings/source-error';
import {escapeText} from '../settings/text';

type Token = InstanceType<typeof Prism.Token>;
type TokenStream = string | Token | (string | Token)[];

// The grammar files of prismjs register themselves on a global named Prism.
const require = createRequire(__filename);
(globalThis as {Prism?: unknown}).Prism = Prism;
for (const grammar of grammars) require(`prismjs/components/prism-${grammar}`);

/** Languages that a fence may name. `Prism.languages` also holds functions, such as `extend`. */
export const languageNames = [
  ...Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object'),
  ...Object.keys(aliases),
  'text',
];

/** Prism's token type → class that sets its colour (src/css/code.css). */
const classes: Readonly<Record<string, string>> = {
  comment: 'c', prolog: 'c', doctype: 'c', cdata: 'c', shebang: 'c',
  keyword: 'k', atrule: 'k', important: 'k', 'attr-name': 'a', property: 'a', key: 'a',
  'table': 'a', selector: 'a', variable: 'v', 'assign-left': 'v', environment: 'v', symbol: 'v',
  string: 's', 'template-string': 's', char: 's', 'attr-value': 's', regex: 's', url: 's', 'triple-quoted-string': 's',
  number: 'n', boolean: 'n', constant: 'n', null: 'n', date: 'n',
  function: 'f', 'class-name': 'f', builtin: 'f', decorator: 'f', annotation: 'f', tag: 'k',
  parameter: 'a', inserted: 's', deleted: 'n',
}; // prettier-ignore

/**
 * Text as HTML, with its placeholders in elements that src/components/YourValues fills in. None has a character
 * that HTML escapes.
 */
const withMarks = (text: string): string =>
  replacePlaceholders(escapeText(text), (found, {name, isHost}) => {
    const attributes = (name === found ? '' : ` data-name="${name}"`) + (isHost ? ' data-host' : '');
    return `<var${attributes}>${found}</var>`;
  });

/** Class of a token, which one without a colour of its own has from the token around it. */
function classOf({type, alias = []}: Token, around: string): string {
  const types = [type, ...(Array.isArray(alias) ? alias : [alias])];
  return types.map((one) => classes[one]).find(Boolean) ?? around;
}

/**
 * Prism's tokens as HTML. Text in the colour of what is around it gets no span, and neighbours of one colour share
 * one, with the white space between them, to keep pages small.
 */
function toHtml(stream: TokenStream, around = ''): string {
  let html = '';
  let current = around;
  const change = (to: string) => {
    if (to === current) return;
    if (current !== around) html += '</span>';
    if (to !== around) html += `<span class="${to}">`;
    current = to;
  };
  for (const part of [stream].flat()) {
    if (typeof part !== 'string') change(classOf(part, around));
    else if (part.trim() !== '') change(around);
    html += typeof part === 'string' ? withMarks(part) : toHtml(part.content as TokenStream, current);
  }
  change(around);
  return html;
}

/**
 * Highlights code as HTML.
 * @param language one of `languageNames`; anything else throws.
 */
export function highlight(code: string, language: string): string {
  const name = aliases[language] ?? language;
  if (name === 'text') return withMarks(code);
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(
      `no grammar for code language "${language}"; the nearest is "${nearestName(language, languageNames)}". Fix: name a known language, or add a grammar to src/settings/languages.ts.`,
    );
  }
  return toHtml(Prism.tokenize(code, grammar) as TokenStream);
}

/**
 * Replaces every fenced block by a `<CodeBlock>` with highlighted HTML, so that the browser loads neither
 * highlighter nor grammars. A block without a language fails the build.
 */
export const remarkHighlight = () => (tree: Root, file: VFile) => {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const {lang: language, meta, value: code} = node;
    const place = `${file.path}:${node.position?.start.line ?? 1}`;
    if (!language) {
      throw new SourceError(
        `${place}: a code block has no language. Fix: name one after the fence ("text" for output).`,
      );
    }
    const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1];
    let html = '';
    try {
      html = highlight(code, language);
    } catch (error) {
      throw new SourceError(`${place}: ${(error as Error).message}`);
    }
    const attributes = Object.entries({language, ...(title && {title}), html}).map(
      ([name, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value}),
    );
    const block: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes,
      children: [],
    };
    parent.children[index] = block;
  });
};
