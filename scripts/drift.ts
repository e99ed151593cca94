import path from 'node:path';
import {parseArgs} from 'node:util';
import {Reference} from '../src/api-reference/description/reference';
import {drift} from '../src/drift';
import {Checkout} from '../src/drift/checkout';
import {digestsOf, writeDigests} from '../src/drift/code';
import {loadParsers} from '../src/drift/code/parser';
import {filesOf, recorded, writeExtracted} from '../src/drift/extracted';
import {namedIn} from '../src/drift/provenance';
import {text} from '../src/drift/report';
import {
  diffCommand,
  forgetMarks,
  hasDocumented,
  readMarks,
  reviewed,
  sides,
  writeMarks,
} from '../src/drift/review';
import {wordFaults} from '../src/drift/words';

const usage = `Unknown arguments. Fix: npm run drift -- <folder of a checkout of the platform> [--all | --json | --write [--reviewed <address or address#section>]…]`;

/** What the command line asks for. Throws an Error with the usage for anything else. */
function asked(args: readonly string[]) {
  const options = {
    all: {type: 'boolean', default: false},
    json: {type: 'boolean', default: false},
    write: {type: 'boolean', default: false},
    reviewed: {type: 'string', multiple: true, default: [] as string[]},
  } as const;
  try {
    const {positionals, values} = parseArgs({args: [...args], allowPositionals: true, options});
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return {folder, ...values};
  } catch {
    // An unknown option: handled below.
  }
  throw new Error(usage);
}

/**
 * Compares the site with the platform's source. Resolves to the exit code: 0 if nothing differs, 1 if something
 * does. Throws an Error with the fix if the comparison cannot be made.
 */
export async function main(args: readonly string[]): Promise<number> {
  const {folder, ...values} = asked(args);
  const root = path.resolve(__dirname, '..');
  const checkout = new Checkout(path.resolve(process.env.INIT_CWD ?? '.', folder));
  await loadParsers();
  const reference = await Reference.read(path.join(root, 'openapi/agenta.yaml'));
  const {report, shown, code, sources} = drift(checkout, reference, root);
  if (!values.write) {
    const command = hasDocumented(checkout.root)
      ? (file: string) => diffCommand(checkout.root, file)
      : undefined;
    const output = values.json ? JSON.stringify(report, null, 2) : text(report, {...values, command});
    console.log(output);
    const differs = report.differences.some(({kind, pages}) => kind !== 'code' || pages.length > 0);
    return differs ? 1 : 0;
  }
  const review = reviewed(readMarks(root), report.differences, values.reviewed, sources);
  writeMarks(root, review.marks);
  if (review.open.size > 0) {
    console.log(sides(review, sources, code));
    const pages = new Set([...review.open.keys()].map((one) => `  --reviewed '${one.replace(/#.*/, '')}'`));
    console.log(
      `\n${review.open.size} sections rest on code that changed. Fix: read each beside its code, correct it, and name it as read, or its page for all its sections:\n${[...pages].join('\n')}`,
    );
    return 1;
  }
  const digests = digestsOf(code, namedIn(code, sources));
  const schemas = Object.keys(reference.description.components?.schemas ?? {});
  writeExtracted(root, filesOf(shown.platform, shown.ours, schemas));
  const definitions = writeDigests(root, digests);
  forgetMarks(root);
  console.log(`the facts and ${definitions} definitions were written to src/platform`);
  const faults = wordFaults(root, recorded(root));
  for (const one of faults) console.error(one);
  return faults.length === 0 ? 0 : 1;
}

if (require.main === module)
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 2;
    },
  );
