import {createRequire} from 'node:module';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {Prism} from 'prism-react-renderer';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {aliases, grammars} from '../settings/languages';
import {nearestName} from '../settings/nearest-name';
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

/** Prism's tokens as HTML. Tokens without a colour get no span, to keep pages small. */
function toHtml(stream: TokenStream): string {
  if (typeof stream === 'string') return escapeText(stream);
  if (Array.isArray(stream)) return stream.map(toHtml).join('');
  const inner = toHtml(stream.content as TokenStream);
  const types = [stream.type, ...(Array.isArray(stream.alias) ? stream.alias : [stream.alias])];
  const name = types.map((type) => (type ? classes[type] : undefined)).find(Boolean);
  return name ? `<span class="${name}">${inner}</span>` : inner;
}

/**
 * Highlights code as HTML.
 * @param language one of `languageNames`; anything else throws.
 */
export function highlight(code: string, language: string): string {
  const name = aliases[language] ?? language;
  if (name === 'text') return escapeText(code);
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(
      `no grammar for code language "${language}"; the nearest is "${nearestName(language, languageNames)}". Fix: name a known language, or add a grammar to src/settings/languages.ts.`,
    );
  }
  return toHtml(Prism.tokenize(code, grammar) as TokenStream);
}

function attribute(name: string, value: string) {
  return {type: 'mdxJsxAttribute' as const, name, value};
}

/**
 * Replaces every fenced block by a `<CodeBlock>` with highlighted HTML, so that the browser loads neither highlighter
 * nor grammars. A block without a language fails the build.
 */
export const rehypeHighlight = () => (tree: Root, file: VFile) => {
  visit(tree, 'element', (node, index, parent) => {
    const code = node.children[0] as Element | undefined;
    if (node.tagName !== 'pre' || code?.tagName !== 'code' || !parent || index === undefined)
      return;
    const place = `${file.path}:${node.position?.start.line ?? 1}`;
    const classNames = (code.properties.className ?? []) as string[];
    const language = classNames
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length);
    if (!language) {
      return file.fail(
        `${place}: a code block has no language. Fix: name one after the fence ("text" for output).`,
        node,
      );
    }
    const meta = String(code.properties.metastring ?? code.data?.meta ?? '');
    const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
    let html = '';
    try {
      html = highlight(toString(code).replace(/\n$/, ''), language);
    } catch (error) {
      file.fail(`${place}: ${(error as Error).message}`, node);
    }
    const block: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        attribute('language', language),
        ...(title ? [attribute('title', title)] : []),
        attribute('html', html),
      ],
      children: [],
    };
    parent.children[index] = block as unknown as Element;
    return SKIP;
  });
};
