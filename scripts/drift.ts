import path from 'node:path';
import {Reference} from '../src/api-reference/description/reference';
import {drift, surface} from '../src/drift';
import {Checkout, NotACheckout} from '../src/drift/checkout';
import {writeDigests} from '../src/drift/code';
import {text} from '../src/drift/report';
import {overridden} from '../src/drift/overrides';
import {recorded, writeExtracted} from '../src/drift/extracted';
import {wordFaults} from '../src/drift/words';

const usage = 'usage: npm run drift -- <folder of a checkout of the platform> [--json | --write]';

/** Compares the site's data with the platform's source. Resolves to the exit code: 0 if nothing differs, 1 if something does, 2 for wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const folders = args.filter((one) => !one.startsWith('--'));
  const [folder] = folders;
  if (
    folder === undefined ||
    folders.length > 1 ||
    args.some((one) => one.startsWith('--') && !['--json', '--write'].includes(one))
  ) {
    console.error(usage);
    return 2;
  }
  const root = path.resolve(__dirname, '..');
  const checkout = new Checkout(path.resolve(process.env.INIT_CWD ?? '.', folder));
  const reference = await Reference.read(path.join(root, 'openapi/agenta.yaml'));
  if (args.includes('--write')) {
    const count = writeExtracted(root, overridden(surface(checkout, reference, root)).surface);
    const definitions = await writeDigests(root, checkout);
    console.log(`${count} facts and ${definitions} definitions written to src/platform`);
    const faults = wordFaults(root, recorded(root));
    for (const one of faults) console.error(one);
    return faults.length === 0 ? 0 : 1;
  }
  const report = await drift(checkout, reference, root);
  console.log(args.includes('--json') ? JSON.stringify(report, null, 2) : text(report));
  return report.differences.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof NotACheckout ? message : `The checkout could not be read: ${message}`,
    );
    process.exitCode = 2;
  },
);
