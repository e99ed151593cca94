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

function toProblem(problem: NormalizedProblem): Problem {
  const [place] = problem.location;
  const at = place && getLineColLocation(place);
  // The location already precedes the message.
  const message = problem.message
    .replace(/ in "[^"]+" \(\d+:\d+\)/, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return {
    file: path.relative(process.cwd(), place?.source.absoluteRef ?? ''),
    line: at?.start.line ?? 1,
    message,
    fix: (message.startsWith('Failed to parse') ? undefined : fixes[problem.ruleId]) ?? yamlFix,
  };
}

/** Everything in the description that would make pages wrong. */
export async function findProblems(file: string): Promise<Problem[]> {
  const config = await createConfig(rules, {plugins: [referenceRules]});
  try {
    const problems = await lint({ref: path.resolve(file), config});
    return problems.filter(({severity}) => severity === 'error').map(toProblem);
  } catch (error) {
    return [unreadable(file, error)];
  }
}

/** The linter throws when the root file is not YAML, before any rule runs. */
function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const line = /\((\d+):\d+\)/.exec(message)?.[1] ?? '1';
  return {
    file,
    line: Number(line),
    message: message.replace(/ in "[^"]+" \(\d+:\d+\)[\s\S]*/, ''),
    fix: yamlFix,
  };
}

export function formatProblem({file, line, message, fix}: Problem): string {
  return `${file}:${line}: ${message}\n  Fix: ${fix}`;
}
