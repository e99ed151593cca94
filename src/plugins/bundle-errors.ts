import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {StatsError, WebpackPluginInstance} from 'webpack';

/** The file and line of an error of the bundler, what is wrong and how to mend it; none if another error is its cause. */
function problem({message, moduleIdentifier = ''}: StatsError): string | undefined {
  if (message.split('Module build failed').length > 2) return undefined;
  // The loaders and the file that they read.
  const full = moduleIdentifier.split('!').at(-1) ?? '';
  const file = path.relative('', full);
  const missing = /(?:Can't resolve '|NotFound\(")([^'"]+)/.exec(message)?.[1];
  if (missing) {
    const lines = readFileSync(full, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(missing)) + 1 || 1;
    return `${file}:${line}: there is no "${missing}". Fix: correct the path, or add the file.`;
  }
  // The reason and the place as the compiler of scripts and the parser of style sheets write them.
  const [, reason, line] = / x (.+)\n[^[]*\[.+:(\d+):\d+\]/.exec(message) ?? [];
  const [, styleLine, styleReason] = /\((\d+):\d+\) \S+ (.+)/.exec(message) ?? [];
  const what = (reason ?? styleReason ?? message).replace(/\.$/, '');
  return `${file}:${line ?? styleLine ?? 1}: ${what}. Fix: correct the syntax there.`;
}

/** Local plugin: ends a build with one line for each file that cannot be bundled. Docusaurus prints a report of 40 lines. */
export function bundleErrors(): Plugin {
  const report: WebpackPluginInstance = {
    apply: ({hooks}) =>
      hooks.done.tap({name: 'bundle-errors', stage: -1}, (stats) => {
        if (!stats.hasErrors()) return;
        const problems = (stats.toJson('errors-warnings').errors ?? []).map(problem);
        console.error(`\n${[...new Set(problems.filter(Boolean))].join('\n')}\n`);
        console.error('"--verbose" shows the report: npm run build -- --verbose');
        process.exit(1);
      }),
  };
  const isShort = process.env.NODE_ENV === 'production' && !process.env.VERBOSE;
  return {name: 'bundle-errors', configureWebpack: () => (isShort ? {plugins: [report]} : {})};
}
