import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from './kinds';
import type {Entity, Place} from './types';

/** What is between quotes, or a number of a script; a key, or a value of a description. */
const texts = {
  ts: /(?<quote>['"])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>|(?<bare>\b\d+\b)/g,
  yaml: /(?<quote>['"])(?<text>(?:(?!\k<quote>).)*)\k<quote>|(?<bare>[^\s:,[\]{}'"-](?:\{\w+\}|[^:,[\]{}])*)/g,
};

/** A source file: the lines on which each text stands, and how far each line is indented. */
interface Lines {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly depths: readonly number[];
}

/** Lines of our own sources, so that a difference names the place to fix. Prettier indents them, so a block is told by its indentation. */
export class Locator {
  readonly #files = new Map<string, Lines>();

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
    const found = place ?? this.find(all, name);
    // Nothing stands for a statement but its name.
    if (one.kind === 'statement') return found;
    return found ?? this.find(all, owner, last) ?? this.find(all, last);
  }

  /** A text in the first file that has it; each further one is looked for in the block that the last one names. */
  find(files: readonly string[], ...texts: string[]): Place | undefined {
    const trails = files.map((file) => ({file, lines: this.#trail(file, texts)}));
    const [best] = trails.sort((a, b) => b.lines.length - a.lines.length);
    const line = best?.lines.at(-1);
    return best && line !== undefined ? {file: best.file, line: line + 1} : undefined;
  }

  /** The lines of the texts of a file as far as they lead. */
  #trail(file: string, texts: readonly string[]): number[] {
    const {words, depths} = this.#read(file);
    const step = (around: number | undefined, text: string): number | undefined => {
      const [from, to] = around === undefined ? [0, Infinity] : blockAt(depths, around);
      const within = (words.get(text) ?? []).filter((line) => line >= from && line < to);
      // A line may hold the whole object. What stands deeper in a description belongs to something else in the block.
      if (around !== undefined && within.includes(around)) return around;
      const depthOf = (line: number): number => (file.endsWith('.ts') ? 0 : (depths[line] ?? 0));
      return within.sort((a, b) => depthOf(a) - depthOf(b))[0];
    };
    const trail: number[] = [];
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
        (inside === undefined ? undefined : step(inside, member));
      if (next === undefined) break;
      trail.push(next);
    }
    return trail;
  }

  #read(file: string): Lines {
    const known = this.#files.get(file);
    if (known) return known;
    const lines = readFileSync(path.join(this.root, file), 'utf8').split('\n');
    const words = new Map<string, number[]>();
    for (const [at, line] of lines.entries())
      for (const {groups = {}} of line.matchAll(file.endsWith('.ts') ? texts.ts : texts.yaml)) {
        const text = (groups.text ?? groups.bare ?? '').replace(/\\(.)/g, '$1').trim();
        words.set(text, [...(words.get(text) ?? []), at]);
      }
    const depths = lines.map((line) => (line.trim() === '' ? Infinity : line.search(/\S/)));
    this.#files.set(file, {words, depths});
    return {words, depths};
  }
}

/** Where a block begins and what follows it: the one that a line opens, or else the one around the line. */
function blockAt(depths: readonly number[], at: number): [from: number, to: number] {
  const [depth = 0, next = Infinity] = depths.slice(at, at + 2);
  const isOpening = Number.isFinite(next) && next > depth;
  const isOutside = (one: number): boolean => (isOpening ? one <= depth : one < depth);
  const after = depths.findIndex((one, other) => other > at && isOutside(one));
  const from = isOpening ? at : depths.slice(0, at).findLastIndex(isOutside);
  return [from, after < 0 ? depths.length : after];
}
