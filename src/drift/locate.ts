import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isMap, isScalar, LineCounter, parseDocument, type Pair} from 'yaml';
import type {Place} from './types';

/** Lines of our own sources, so that a difference names the place to mend. */
export class Locator {
  readonly #scripts = new Map<string, ts.SourceFile>();
  readonly #keys = new Map<string, Place>();

  constructor(readonly root: string) {
    for (const folder of ['openapi/paths', 'openapi/schemas'])
      for (const name of readdirSync(path.join(root, folder))) this.#yaml(`${folder}/${name}`);
  }

  /** The place of a key of the description: `get /apps`, `get /apps app_name`, `App`, `App.app_id`. */
  key(...names: string[]): Place | undefined {
    return names.map((name) => this.#keys.get(name)).find((place) => place !== undefined);
  }

  #yaml(file: string): void {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path.join(this.root, file), 'utf8'), {
      lineCounter: lines,
    });
    if (!isMap(document.contents)) return;
    const note = (name: string, {key}: Pair): void => {
      if (isScalar(key) && key.range && !this.#keys.has(name))
        this.#keys.set(name, {file, line: lines.linePos(key.range[0]).line});
    };
    for (const item of document.contents.items) {
      const name = String(item.key);
      note(name, item);
      if (!isMap(item.value)) continue;
      for (const part of item.value.items) {
        note(`${String(part.key)} ${name}`, part);
        const inner = isMap(part.value) ? part.value : undefined;
        if (String(part.key) === 'properties')
          for (const one of inner?.items ?? []) note(`${name}.${String(one.key)}`, one);
        const parameters = inner?.get('parameters') as
          {items?: {get?: (key: string) => unknown; range?: number[]}[]} | undefined;
        for (const one of parameters?.items ?? []) {
          const at = one.range?.[0];
          const called = one.get?.('name');
          if (typeof called === 'string' && at !== undefined)
            this.#keys.set(`${String(part.key)} ${name} ${called}`, {
              file,
              line: lines.linePos(at).line,
            });
        }
      }
    }
  }

  /** The place of a text in a file of data; each further text is looked for in the object that holds the last. */
  data(file: string, ...texts: string[]): Place {
    const source = this.#script(file);
    let scope: ts.Node = source;
    let at: ts.Node | undefined;
    for (const text of texts) {
      const found = find(scope, text);
      if (!found) break;
      at = found;
      scope = holder(found);
    }
    const line = at ? source.getLineAndCharacterOfPosition(at.getStart(source)).line + 1 : 1;
    return {file, line};
  }

  #script(file: string): ts.SourceFile {
    const known = this.#scripts.get(file);
    if (known) return known;
    const text = readFileSync(path.join(this.root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    this.#scripts.set(file, source);
    return source;
  }
}

function find(node: ts.Node, text: string): ts.Node | undefined {
  if ((ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) && node.text === text)
    return node;
  return ts.forEachChild(node, (child) => find(child, text));
}

/** The object or list around a text. */
function holder(node: ts.Node): ts.Node {
  let outer = node.parent;
  while (
    !ts.isObjectLiteralExpression(outer) &&
    !ts.isSourceFile(outer) &&
    !ts.isCallExpression(outer)
  )
    outer = outer.parent;
  return outer;
}
