// Runs Docusaurus, but lets Node load the packages that our TypeScript imports. Docusaurus' own loader, jiti,
// would compile their 600 ES modules with Babel, which takes a fifth of the time of a cold build. An error
// prints what is wrong, and its stack with `--verbose` alone. `npx docusaurus` works too.
import {readFileSync} from 'node:fs';
import path from 'node:path';

const {devDependencies} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
// jiti loads native modules with `require`, and older versions of Node 20 cannot `require` an ES module.
if (process.features.require_module)
  process.env.JITI_NATIVE_MODULES ??= JSON.stringify(Object.keys(devDependencies));

const args = process.argv.filter((argument) => argument !== '--verbose');
if (args.length < process.argv.length) process.env.VERBOSE = 'true';
process.argv = args;
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

const configuration = 'docusaurus.config.ts';

/** A setting that Docusaurus or a plugin refuses, with its line in the configuration. */
function settingProblem({message, path = []}) {
  const lines = readFileSync(configuration, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.trim().startsWith(`${path.at(-1)}:`)) + 1 || 1;
  return `${configuration}:${line}: ${message}. Fix: correct the setting, here or in src/settings.`;
}

/** The same for an unknown setting, and for a slip of syntax in TypeScript or JSON; else the message as it is. */
function withPlace(message) {
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  if (missing) return `The package ${missing} is not installed. Fix: run "npm ci".`;
  const [, unknown] = /^These field\(s\) \("([^"]+)",/.exec(message) ?? [];
  if (unknown) return settingProblem({message: `"${unknown}" is no setting`, path: [unknown]});
  const [, list, slip, position] = /^(\S+\.json): (.+ in JSON) at position (\d+)/.exec(message) ?? [];
  if (list) {
    const line = readFileSync(list, 'utf8').slice(0, Number(position)).split('\n').length;
    return `${path.relative('', list)}:${line}: ${slip}. Fix: correct the comma, bracket or quote there.`;
  }
  const [, reason, file, line] = /^(?:ParseError: )?(.+?)\s*\n\s*(\S+\.ts):(\d+):\d+/.exec(message) ?? [];
  return reason ? `${path.relative('', file)}:${line}: ${reason}. Fix: correct the syntax there.` : message;
}

/** Why pages cannot be rendered: a line for each reason, with the source of the first page that has it. */
function renderProblems(errors) {
  const sources = JSON.parse(readFileSync('.docusaurus/page-sources.json', 'utf8'));
  const pages = new Map();
  for (const error of errors) {
    let reason = error;
    while (reason.cause) reason = reason.cause;
    const [, pathname = ''] = /pathname "?([^"\s]+)/.exec(error.message) ?? [];
    const {file} = sources.find(({address}) => address.length > 1 && pathname.endsWith(address)) ?? {};
    const text = reason.message.replaceAll('\n', ' ');
    pages.set(text, [...(pages.get(text) ?? []), file ? `${file}:1` : pathname]);
  }
  return [...pages].map(([reason, [first, ...more]]) => {
    const count = more.length > 0 ? ` (and ${more.length} more pages)` : '';
    const culprit =
      more.length > 0 ? 'what all of them show, such as src/settings/navbar.ts' : 'how the page calls it';
    const fix = reason.includes('Fix: ') ? '' : ` Fix: correct the component that says so, or ${culprit}.`;
    return `${first}: cannot be rendered${count}: ${reason.replace(/\.?$/, '.')}${fix}`;
  });
}

/** The messages of an error and of what caused it, without what repeats and without lines of a stack. */
function messagesOf(error) {
  const chain = [];
  for (let cause = error; cause; cause = cause.cause) {
    // What a schema refuses has details; its message would show the whole object.
    const details = Array.isArray(cause.details) ? cause.details : [];
    chain.push(...details.map(settingProblem));
    if (cause instanceof AggregateError) chain.push(...renderProblems(cause.errors));
    else if (details.length === 0)
      chain.push(withPlace(cause instanceof Error ? cause.message : String(cause)));
  }
  const lines = chain.flatMap((message) => message.replace(/\n\s*Fix: /g, ' Fix: ').split('\n'));
  return [...new Set(lines)].filter((line) => line.trim() && !/^\s*at .*[:)]\S*$/.test(line));
}

/** The lines that name a file and a fix say it all; without one, every message is shown. */
function report(error) {
  const messages = messagesOf(error);
  const fixes = messages.filter((line) => line.includes(' Fix: '));
  console.error(`\n${(fixes.length > 0 ? fixes : messages).join('\n')}\n`);
  if (process.env.VERBOSE) console.error(error);
  else console.error('"--verbose" shows the stack: npm run build -- --verbose');
  process.exit(1);
}

process.on('unhandledRejection', report);
try {
  const {runCLI} = await import('@docusaurus/core/lib/index.js');
  await runCLI(process.argv);
} catch (error) {
  report(error);
}
