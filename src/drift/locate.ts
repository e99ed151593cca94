import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from './kinds';
import type {Entity, Place} from './types';

/** Matches texts by file type: strings and numbers in TypeScript, quoted texts, keys and values in YAML. */
const texts = {
  ts: /(?<quote>['"])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>|(?<bare>\b\d+\b)/g,
  yaml: /(?<quote>['"])(?<text>(?:(?!\k<quote>).)*)\k<quote>|(?<bare>[^\s:,[\]{}'"-](?:\{\w+\}|[^:,[\]{}])*)/g,
};

/** An indexed source file: the lines that contain each text, and the indentation of each line. */
interface Lines {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly depths: readonly number[];
}

/** Finds lines in our own sources, so that a difference names the place to fix. Blocks are recognised by their indentation, which Prettier sets. */
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
    return found ?? this.find(all, owner, last) ?? this.find(all, last);
  }

  /** The line to which a path of texts leads furthest: the first text anywhere in a file, each further one in the block of the one before. */
  find(files: readonly string[], ...texts: string[]): Place | undefined {
    const trails = files.map((file) => ({file, lines: this.#trail(file, texts)}));
    const [best] = trails.sort((a, b) => b.lines.length - a.lines.length);
    const line = best?.lines.at(-1);
    return best && line !== undefined ? {file: best.file, line: line + 1} : undefined;
  }

  /** The lines of the texts in a file, up to the first that is not found. */
  #trail(file: string, texts: readonly string[]): number[] {
    const {words, depths} = this.#read(file);
    const step = (around: number | undefined, text: string): number | undefined => {
      const [from, to] = around === undefined ? [0, Infinity] : blockAt(depths, around);
      const within = (words.get(text) ?? []).filter((line) => line >= from && line < to);
      // A line may contain the whole object. In YAML, deeper lines in the block belong to something else.
      if (around !== undefined && within.includes(around)) return around;
      const depthOf = (line: number): number => (file.endsWith('.ts') ? 0 : (depths[line] ?? 0));
      return within.sort((a, b) => depthOf(a) - depthOf(b))[0];
    };
    const trail: number[] = [];
    for (const text of texts) {
      // Our data omits the common prefix of names, groups names with a dot, and keeps trailing slashes.
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

/** First line of a block and the line after it: of the block that the line opens, or else of the one that contains it. */
function blockAt(depths: readonly number[], at: number): [from: number, to: number] {
  const [depth = 0, next = Infinity] = depths.slice(at, at + 2);
  const isOpening = Number.isFinite(next) && next > depth;
  const isOutside = (one: number): boolean => (isOpening ? one <= depth : one < depth);
  const after = depths.findIndex((one, other) => other > at && isOutside(one));
  const from = isOpening ? at : depths.slice(0, at).findLastIndex(isOutside);
  return [from, after < 0 ? depths.length : after];
}
