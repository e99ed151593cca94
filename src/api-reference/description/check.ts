import path from 'node:path';
import {
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {fixes, referenceRules} from './rules';

export interface Problem {
  file: string;
  line: number;
  message: string;
  fix: string;
}

const rules: RawUniversalConfig = {
  telemetry: 'off',
  rules: Object.fromEntries(Object.keys(fixes).map((rule) => [rule, 'error'])),
};

const yamlFix = 'correct the YAML here; indentation, quotes and colons matter.';

/** Where the linter itself says in a message that YAML does not parse. */
const place = / in "[^"]+" \((\d+):\d+\)/;

function toProblem({message: said, location: [at], ruleId}: NormalizedProblem): Problem {
  const message = said
    .replace(place, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return {
    file: path.relative(process.cwd(), at?.source.absoluteRef ?? ''),
    line: at ? getLineColLocation(at).start.line : 1,
    message,
    fix: (message.startsWith('Failed to parse') ? undefined : fixes[ruleId]) ?? yamlFix,
  };
}

/** Each problem once. A file that does not parse is told where it breaks, not wherever it is named. */
function distinct(problems: readonly Problem[]): Problem[] {
  const told = new Map(problems.map((one) => [formatProblem(one), one]));
  const messages = problems.map(({message}) => message);
  return [...told.values()].filter(({message: said}) => {
    const cause = said.replace("Can't resolve $ref:", 'Failed to parse:');
    return cause === said || !messages.includes(cause);
  });
}

/** Everything in the description that would make pages wrong. */
export async function findProblems(file: string): Promise<Problem[]> {
  const config = await createConfig(rules, {plugins: [referenceRules]});
  try {
    const problems = await lint({ref: path.resolve(file), config});
    return distinct(problems.filter(({severity}) => severity === 'error').map(toProblem));
  } catch (error) {
    // The linter throws when the root file is not YAML, before any rule runs.
    const [message = '', line = '1'] = String((error as Error).message).split(place);
    return [{file, line: Number(line), message, fix: yamlFix}];
  }
}

export function formatProblem({file, line, message, fix}: Problem): string {
  return `${file}:${line}: ${message}\n  Fix: ${fix}`;
}
