import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundleDescription} from '../src/api-reference/description/bundle';
import {Reference} from '../src/api-reference/description/reference';
import type {Change, Changes} from '../src/platform/changes/types';
import {release} from '../src/platform/release';
import {command} from './command';

/** The parts of `npm run drift -- <folder> --json` that are needed here. */
export interface Difference extends Required<Omit<Change, 'page'>> {
  platform?: {file: string};
  pages: string[];
}

export interface Report {
  compared: number;
  differences: Difference[];
}

/**
 * What the list leaves out: the releases, which the heading names; our own list of intended differences; what a client sends, as its
 * caller sees only the arguments; messages, of which only today's words are known; statements, whose names are ours.
 */
const isLeftOut = ({kind, detail}: Difference): boolean =>
  ['release', 'intended difference', 'message', 'statement'].includes(kind) || detail === 'sent';

const http = new Set(['operation', 'parameter', 'status', 'property']);
const client = 'agenta-cli/agenta/client/';

/** What the site states, compared with an older release, told in the order of time. */
export function changesSince(report: Report, cloud: ReadonlySet<string>): Changes {
  const {compared, differences} = report;
  // The source has no server for what only the cloud does: of that, only the client is known to have changed.
  const byClient = ({kind, platform}: Difference): boolean =>
    http.has(kind) && (platform?.file.startsWith(client) ?? false);
  const vague = new Set(differences.filter(byClient).map(({name}) => name));
  const isVague = (one: Difference): boolean =>
    byClient(one) ||
    (one.kind === 'property' && one.change === 'removed' && !one.old.includes('edition all')) ||
    (http.has(one.kind) &&
      [...cloud, ...vague].some((name) => `${one.name} `.startsWith(`${name} `)));
  const version = differences.find(({kind, detail}) => kind === 'release' && detail === 'version');
  return {
    from: version?.now ?? '',
    to: release.line,
    compared,
    changes: differences
      .filter((one) => !isLeftOut(one) && !isVague(one))
      .map(({change, kind, name, detail, old, now, pages}): Change => {
        if (change === 'changed')
          return {change, kind, name, detail, old: now, now: old, page: pageOf(kind, name, pages)};
        // What the older release lacks was added since.
        return change === 'removed'
          ? {change: 'added', kind, name, page: pageOf(kind, name, pages)}
          : {change: 'removed', kind, name};
      }),
  };
}

/** The first page that states a thing; at its row, if it is one of the client and the page has no other place for it. */
function pageOf(kind: string, name: string, [page]: readonly string[]): string | undefined {
  if (!page || page.includes('#') || !kind.startsWith('client')) return page;
  const [thing = ''] = name.split(kind === 'client field' ? '.' : ' ');
  const isType = kind === 'client type' || kind === 'client field';
  return `${page}#${isType ? `type-${thing.toLowerCase()}` : `api-${thing.replace(/[._]/g, '-')}`}`;
}

/** One change a line. */
export const text = ({changes, ...head}: Changes): string =>
  `${JSON.stringify({...head, changes: []}).slice(0, -2)}\n${changes.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

/** What drift says with `--json`. Throws an Error with the fix when the input is something else. */
function readReport(input: string): Report {
  try {
    const report = JSON.parse(input) as Report;
    if (Array.isArray(report.differences)) return report;
  } catch {
    // Not JSON: explained below.
  }
  throw new Error(
    'The input is no report. Fix: npm run --silent drift -- <folder> --json | npx tsx scripts/changes.ts',
  );
}

/** Reads what drift says of the release before, and writes `src/platform/changes/<release>.json`. */
async function main(): Promise<void> {
  const report = readReport(readFileSync(0, 'utf8'));
  const root = path.resolve(__dirname, '..');
  const {entries} = new Reference(await bundleDescription(path.join(root, 'openapi/agenta.yaml')));
  const cloud = entries
    .filter(({operation}) => operation['x-edition'] === 'cloud')
    .map(({method, path: address}) => `${method.toUpperCase()} ${address}`);
  const found = changesSince(report, new Set(cloud));
  const file = `src/platform/changes/${found.to}.json`;
  writeFileSync(path.join(root, file), text(found));
  console.log(`${file}: ${found.changes.length} changes from ${found.from} to ${found.to}`);
}

command(module, main);
