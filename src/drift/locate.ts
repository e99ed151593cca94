import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import type {Place} from './types';

/** Lines of our own sources, so that a difference names the place to fix. */
export class Locator {
  readonly #scripts = new Map<string, ts.SourceFile>();
  readonly #texts = new Map<string, ts.Node[]>();
  readonly #keys = new Map<string, Place>();

  constructor(readonly root: string) {
    for (const folder of ['openapi/paths', 'openapi/schemas'])
      for (const name of readdirSync(path.join(root, folder))) this.#read(`${folder}/${name}`);
  }

  /** The place of a key of the description: `get /apps`, `get /apps app_name`, `App`, `App.app_id`. */
  key(...names: string[]): Place | undefined {
    return names.map((name) => this.#keys.get(name)).find((place) => place !== undefined);
  }

  #read(file: string): void {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path.join(this.root, file), 'utf8'), {
      lineCounter: lines,
    });
    const note = (name: string, node: unknown): void => {
      const line = lines.linePos((node as Node).range?.[0] ?? 0).line;
      this.#keys.set(name, this.#keys.get(name) ?? {file, line});
    };
    const entries = (node: unknown): [string, unknown, unknown][] =>
      isMap(node) ? node.items.map(({key, value}) => [String(key), key, value]) : [];
    for (const [name, at, value] of entries(document.contents)) {
      note(name, at);
      for (const [part, inner, below] of entries(value)) {
        note(`${part} ${name}`, inner);
        if (part === 'properties')
          for (const [key, node] of entries(below)) note(`${name}.${key}`, node);
        const parameters = isMap(below) ? below.get('parameters') : undefined;
        for (const one of isSeq(parameters) ? parameters.items : []) {
          const called = isMap(one) ? one.get('name', true) : undefined;
          if (isScalar(called)) note(`${part} ${name} ${String(called.value)}`, called);
        }
      }
    }
  }

  /** The place of a text in the first file that has it; each further text is looked for in the object around the last. */
  data(files: readonly string[], ...texts: string[]): Place {
    for (const file of files) {
      const source = this.#script(file);
      let scope: ts.Node = source;
      let at: ts.Node | undefined;
      for (const text of texts) {
        const {pos, end} = scope;
        const found = this.#texts
          .get(`${file} ${text}`)
          ?.find((one) => one.pos >= pos && one.end <= end);
        if (!found) break;
        at = found;
        scope = around(found);
      }
      if (at)
        return {file, line: source.getLineAndCharacterOfPosition(at.getStart(source)).line + 1};
    }
    return {file: files[0] ?? '', line: 1};
  }

  #script(file: string): ts.SourceFile {
    const known = this.#scripts.get(file);
    if (known) return known;
    const text = readFileSync(path.join(this.root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) {
        const key = `${file} ${node.text}`;
        this.#texts.set(key, [...(this.#texts.get(key) ?? []), node]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    this.#scripts.set(file, source);
    return source;
  }
}

/** The object or call around a text. */
function around(node: ts.Node): ts.Node {
  const {parent} = node;
  const isHolder =
    ts.isObjectLiteralExpression(parent) || ts.isCallExpression(parent) || ts.isSourceFile(parent);
  return isHolder ? parent : around(parent);
}
