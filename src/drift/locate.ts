import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from './kinds';
import type {Entity, Place} from './types';

/** Where a text of a source file stands, with the lines of the block that it names. */
interface Word extends Place {
  /** How far a key of a description is indented; objects of a script are not told apart by it. */
  readonly depth: number;
  readonly from: number;
  readonly to: number;
}

/** What is between quotes, or a number of a script; a key, or a value of a description. */
const texts = {
  ts: /(?<quote>['"])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>|(?<bare>\b\d+\b)/g,
  yaml: /(?<quote>['"])(?<text>(?:(?!\k<quote>).)*)\k<quote>|(?<bare>[^\s:,[\]{}'"-](?:\{\w+\}|[^:,[\]{}])*)/g,
};

/** Lines of our own sources, so that a difference names the place to fix. Prettier indents them, so a block is told by its indentation. */
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
    const all = filesOf(one);
    return place ?? this.find(all, name) ?? this.find(all, owner, last) ?? this.find(all, last);
  }

  /** A text in the first file that has it; each further one is looked for in the block that the last one names. */
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
      const {from, to} = around ?? {from: 0, to: Infinity};
      const within = (words.get(text) ?? []).filter(({line}) => line >= from && line <= to);
      // A line may hold the whole object. What stands deeper belongs to something else in the block.
      const beside = within.find(({line}) => line === around?.line);
      return beside ?? within.sort((a, b) => a.depth - b.depth)[0];
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
    const isScript = file.endsWith('.ts');
    const lines = readFileSync(path.join(this.root, file), 'utf8').split('\n');
    const depths = lines.map((line) => (line.trim() === '' ? Infinity : line.search(/\S/)));
    const words = new Map<string, Word[]>();
    for (const [at, line] of lines.entries()) {
      const depth = depths[at] ?? 0;
      // A line that opens a block names it; any other names the block around.
      const isOpening = Number.isFinite(depths[at + 1]) && (depths[at + 1] ?? 0) > depth;
      const isOutside = (one: number): boolean => (isOpening ? one <= depth : one < depth);
      const before = isOpening ? at : depths.slice(0, at).findLastIndex(isOutside);
      const after = depths.findIndex((one, other) => other > at && isOutside(one));
      const to = after < 0 ? lines.length : after;
      const word = {file, line: at + 1, depth: isScript ? 0 : depth, from: before + 1, to};
      for (const {groups = {}} of line.matchAll(isScript ? texts.ts : texts.yaml)) {
        const text = (groups.text ?? groups.bare ?? '').replace(/\\(.)/g, '$1').trim();
        words.set(text, [...(words.get(text) ?? []), word]);
      }
    }
    this.#words.set(file, words);
    return words;
  }
}
