import {release} from '../platform/release';
import {nearestName} from '../settings/nearest-name';
import type {Code} from './code/files';
import type {Digests} from './code/record';
import {diffCommand, diffOf, hasDocumented} from './history';
import type {Rested} from './provenance';
import {codeLine, definitionOf} from './report';
import type {Difference} from './types';

export interface Review {
  /** What was recorded, with the definitions whose sections have all been reviewed as they are now. */
  readonly digests: Digests;
  /** Changed definitions by the address of a section that rests on them and has not been reviewed. */
  readonly open: ReadonlyMap<string, readonly Difference[]>;
}

export class WrongSection extends Error {}

/** Decides what to record. A page stands for all its sections. Throws WrongSection if what was reviewed rests on nothing that changed. */
export function reviewed(
  recorded: Digests,
  differences: readonly Difference[],
  sections: readonly string[],
): Review {
  const named = differences.filter(({kind, pages}) => kind === 'code' && pages.length > 0);
  const all = new Set(named.flatMap(({pages}) => pages));
  const covers = (one: string, page: string): boolean => page === one || page.startsWith(`${one}#`);
  const isRead = (page: string): boolean => sections.some((one) => covers(one, page));
  for (const one of sections)
    if (![...all].some((page) => covers(one, page)))
      throw new WrongSection(
        `no changed code belongs to the section ${one}; the nearest is "${nearestName(one, all)}"`,
      );
  const open = new Map<string, Difference[]>();
  for (const one of named)
    for (const page of one.pages) if (!isRead(page)) open.set(page, [...(open.get(page) ?? []), one]);
  const done = named.filter(({pages}) => pages.every(isRead));
  const digests = structuredClone(recorded) as Record<string, Record<string, string>>;
  for (const one of done) {
    const {now: digest, detail} = one;
    const [file, own] = definitionOf(one);
    const [to = file, as = own] = /^now (.*)#(.*)$/.exec(detail)?.slice(1) ?? [];
    delete digests[file]?.[own];
    if (digest !== 'absent') (digests[to] ??= {})[as] = digest;
  }
  return {digests, open};
}

/** Longer diffs, such as those of lock files, are left to the command that shows them. */
const longest = 150;

/** Both sides of each open section: its Markdown, and what changed in the code. A change is shown where it is named first. */
export function sides({open}: Review, rested: Rested, code: Code): string {
  const sources = [...rested.values()].flat();
  const folder = code.checkout.root;
  const canCompare = hasDocumented(folder);
  const shown = new Set<string>();
  return [...open]
    .map(([address, differences]) => {
      const {place, text} = sources.find((one) => one.address === address) ?? {};
      const diffs = differences.map((one) => {
        const [file, name] = definitionOf(one);
        const now = /^now (.*)#/.exec(one.detail)?.[1] ?? file;
        const lines = code.find(now, name)?.lines;
        if (!canCompare) return `${codeLine(one)}\n  ${folder} lacks ${release.commit}, so there is no diff`;
        const head = `${codeLine(one)}\n  ${diffCommand(folder, file)}`;
        if (shown.has(one.name)) return `${one.change}  ${name}  shown above`;
        shown.add(one.name);
        const diff = diffOf(folder, file, lines);
        const length = diff.split('\n').length;
        return `${head}\n${length > longest ? `  ${length} lines` : diff}`;
      });
      return [`━━ ${address}   ${place?.file}:${place?.line}`, text ?? '', ...diffs].join('\n\n');
    })
    .join('\n\n');
}
