import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isPair, LineCounter, parseDocument, visit, type Node as YamlNode} from 'yaml';
import {filesOf} from './kinds';
import type {Entity, Place} from './types';

/** A text of a source file, and the object that it is the name of. */
interface Word extends Place {
  readonly text: string;
  readonly at: number;
  readonly scope: readonly [from: number, to: number];
}

/** Lines of our own sources, so that a difference names the place to fix. */
export class Locator {
  readonly #words = new Map<string, Map<string, Word[]>>();

  constructor(readonly root: string) {}

  /** The files of a folder. */
  files(folder: string): string[] {
    return readdirSync(path.join(this.root, folder)).map((name) => `${folder}/${name}`);
  }

  /** Where we state something. */
  of(one: Entity): Place | undefined {
    const {name, owner = '', place} = one;
    const last = name.slice(owner.length).replace(/^(: |[ .])/, '');
    const files = filesOf(one);
    return (
      place ?? this.find(files, name) ?? this.find(files, owner, last) ?? this.find(files, last)
    );
  }

  /** A text in the first file that has it; each further one is looked for in the object that the last one names. */
  find(files: readonly string[], ...texts: string[]): Place | undefined {
    const found = files.map((file) => this.#trail(file, texts));
    const longest = Math.max(...found.map((trail) => trail.length));
    const word = found.find((trail) => trail.length === longest)?.at(-1);
    return word && {file: word.file, line: word.line};
  }

  /** The texts of a file as far as they lead. */
  #trail(file: string, texts: readonly string[]): Word[] {
    const words = this.#read(file);
    const step = (around: Word | undefined, text: string): Word | undefined => {
      const [from, to] = around?.scope ?? [0, Infinity];
      return words.get(text)?.find(({at}) => at >= from && at <= to);
    };
    const trail: Word[] = [];
    for (const text of texts) {
      // The data leaves out what every name starts with, groups what has a dot, and keeps slashes at the end.
      const bare = text.replace(/^(ag\.|agenta ?)/, '');
      const [group = '', member = ''] = text.split('.');
      const last = trail.at(-1);
      const inside = step(last, group);
      const next =
        step(last, text) ??
        step(last, `${text}/`) ??
        step(last, bare) ??
        (inside && step(inside, member));
      if (!next) break;
      trail.push(next);
    }
    return trail;
  }

  #read(file: string): Map<string, Word[]> {
    const known = this.#words.get(file);
    if (known) return known;
    const code = readFileSync(path.join(this.root, file), 'utf8');
    const words = file.endsWith('.ts') ? wordsOfScript(file, code) : wordsOfYaml(file, code);
    const map = new Map<string, Word[]>();
    for (const word of words) map.set(word.text, [...(map.get(word.text) ?? []), word]);
    this.#words.set(file, map);
    return map;
  }
}

function wordsOfScript(file: string, code: string): Word[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const words: Word[] = [];
  const visitNode = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) {
      const at = node.getStart(source);
      const {pos, end} = around(node);
      const line = source.getLineAndCharacterOfPosition(at).line + 1;
      words.push({file, line, text: node.text, at, scope: [pos, end]});
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return words;
}

/** The object or call around a text. */
function around({parent}: ts.Node): ts.Node {
  const isHolder =
    ts.isObjectLiteralExpression(parent) || ts.isCallExpression(parent) || ts.isSourceFile(parent);
  return isHolder ? parent : around(parent);
}

function wordsOfYaml(file: string, code: string): Word[] {
  const lines = new LineCounter();
  const words: Word[] = [];
  visit(parseDocument(code, {lineCounter: lines}), {
    Scalar(key, node, path) {
      const [at = 0, , end = at] = node.range ?? [];
      const pair = path.at(-1);
      const value = key === 'key' && isPair(pair) ? (pair.value as YamlNode | null) : null;
      const scope = [at, value?.range?.[2] ?? end] as const;
      words.push({file, line: lines.linePos(at).line, text: String(node.value), at, scope});
    },
  });
  return words;
}
