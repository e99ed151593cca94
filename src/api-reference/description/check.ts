import path from 'node:path';
import {
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {fixes, referenceRules} from './rules';

const rules: RawUniversalConfig = {
  telemetry: 'off',
  rules: Object.fromEntries(Object.keys(fixes).map((rule) => [rule, 'error'])),
};

const yamlFix = 'correct the YAML here; indentation, quotes and colons matter.';

/** The part of the linter's message that says where YAML does not parse. */
const yamlPosition = / in "[^"]+" \((\d+):\d+\)/;

const describe = (file: string, line: number, message: string, fix = yamlFix): string =>
  `${file}:${line}: ${message}\n  Fix: ${fix}`;

function toText({message: raw, location: [at], ruleId}: NormalizedProblem): string {
  const message = raw
    .replace(yamlPosition, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  const file = path.relative(process.cwd(), at?.source.absoluteRef ?? '');
  const line = at ? getLineColLocation(at).start.line : 1;
  const isYaml = !message.startsWith('Failed to parse');
  return describe(file, line, message, isYaml ? fixes[ruleId] : yamlFix);
}

const messageOf = (text: string): string => text.replace(/^\S+ |\n.*/g, '');

/** Removes duplicates. A file that does not parse is only reported where parsing fails, not at every reference to it. */
function distinct(problems: readonly string[]): string[] {
  const messages = problems.map(messageOf);
  return [...new Set(problems)].filter((problem) => {
    const message = messageOf(problem);
    const cause = message.replace("Can't resolve $ref:", 'Failed to parse:');
    return cause === message || !messages.includes(cause);
  });
}

/** Problems in the description that would make pages wrong, each with file, line and fix. */
export async function findProblems(file: string): Promise<string[]> {
  const config = await createConfig(rules, {plugins: [referenceRules]});
  try {
    const problems = await lint({ref: path.resolve(file), config});
    return distinct(problems.filter(({severity}) => severity === 'error').map(toText));
  } catch (error) {
    // The linter throws when the root file is not YAML, before any rule runs.
    const [message = '', line = '1'] = String((error as Error).message).split(yamlPosition);
    return [describe(file, Number(line), message)];
  }
}
