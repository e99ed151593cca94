import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Reference} from '../src/api-reference/description/reference';
import type {Difference, Report} from '../src/drift/types';
import type {Change, Changes} from '../src/platform/changes/types';
import {release} from '../src/platform/release';
import {command} from './command';

/**
 * Differences that the list omits: release data, which the heading already names; our own list of overrides; code, whose names only this site
 * uses; and what a client sends, because its caller sees only the arguments.
 */
const isOmitted = ({kind, detail}: Difference): boolean =>
  ['release', 'override', 'code'].includes(kind) || detail === 'sent';

const http = new Set(['operation', 'parameter', 'property']);
const client = 'agenta-cli/agenta/client/';

/**
 * The changes from the older release of a report to the documented one. The report compares our data with the older release, so its "now" is
 * our "old", and the other way round. `cloud` holds `METHOD /path` of each operation that only the cloud has.
 */
export function changesSince(
  {differences}: Pick<Report, 'differences'>,
  cloud: ReadonlySet<string>,
): Changes {
  // Cloud-only operations have no server in the source, so nothing is known about their changes beyond the generated client.
  const byClient = ({kind, platform}: Difference): boolean =>
    http.has(kind) && (platform?.file.startsWith(client) ?? false);
  const vague = new Set(differences.filter(byClient).map(({name}) => name));
  const isVague = (one: Difference): boolean =>
    byClient(one) ||
    (one.kind === 'property' && one.change === 'removed' && !one.old.includes('edition all')) ||
    (http.has(one.kind) && [...cloud, ...vague].some((name) => `${one.name} `.startsWith(`${name} `)));
  const version = differences.find(({kind, detail}) => kind === 'release' && detail === 'version');
  return {
    from: version?.now ?? '',
    to: release.line,
    changes: differences
      .filter((one) => !isOmitted(one) && !isVague(one))
      .map(({change, kind, name, detail, old, now, pages}): Change => {
        if (change === 'changed') return {change, kind, name, detail, old: now, now: old, page: pages[0]};
        // "Removed" means that the older release lacks it, so it has been added since.
        return change === 'removed'
          ? {change: 'added', kind, name, page: pages[0]}
          : {change: 'removed', kind, name};
      }),
  };
}

/** The file's JSON, with one change per line. */
export const text = ({changes, ...head}: Changes): string =>
  `${JSON.stringify({...head, changes: []}).slice(0, -2)}\n${changes.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

/** Parses the output of `npm run drift -- <folder> --json`. Throws an Error that names the fix when the input is anything else. */
function readReport(input: string): Report {
  try {
    const report = JSON.parse(input) as Report;
    if (Array.isArray(report.differences)) return report;
  } catch {
    // Not JSON: handled below.
  }
  throw new Error(
    'The input is not a drift report. Fix: npm run --silent drift -- <folder> --json | npx tsx scripts/changes.ts',
  );
}

/** Reads the drift report on the previous release from standard input and writes `src/platform/changes/<release>.json`. */
async function main(): Promise<void> {
  const report = readReport(readFileSync(0, 'utf8'));
  const root = path.resolve(__dirname, '..');
  const {entries} = await Reference.read(path.join(root, 'openapi/agenta.yaml'));
  const cloud = entries
    .filter(({operation}) => operation['x-edition'] === 'cloud')
    .map(({method, path: address}) => `${method.toUpperCase()} ${address}`);
  const found = changesSince(report, new Set(cloud));
  const file = `src/platform/changes/${found.to}.json`;
  writeFileSync(path.join(root, file), text(found));
  console.log(`${file}: ${found.changes.length} changes from ${found.from} to ${found.to}`);
}

command(module, main);
