import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument, visit} from 'yaml';
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

const aliasFix = 'use "$ref", which may refer to what is around it, instead of the alias.';

/** The part of the linter's message that says where YAML does not parse. */
const yamlPosition = / in "[^"]+" \((\d+):\d+\)/;

const describe = (file: string, line: number, message: string, fix = yamlFix): string =>
  `${file}:${line}: ${message}\n  Fix: ${fix}`;

function toText({message: raw, location: [at], ruleId, suggest}: NormalizedProblem): string {
  const message = raw
    .replace(yamlPosition, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  const file = path.relative(process.cwd(), at?.source.absoluteRef ?? '');
  const line = at ? getLineColLocation(at).start.line : 1;
  const fix = (ruleId.startsWith('reference/') ? suggest[0] : undefined) ?? fixes[ruleId];
  return describe(file, line, message, message.startsWith('Failed') ? yamlFix : fix);
}

/** The line of an alias within the node that it refers to. */
function circularAlias(file: string): number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines});
  let line: number | undefined;
  visit(document, {
    Alias(_, alias, around) {
      const isAround = around.some(
        (node) => isNode(node) && 'anchor' in node && node.anchor === alias.source,
      );
      if (isAround) line ??= lines.linePos(alias.range?.[0] ?? 0).line;
    },
  });
  return line;
}

/** Whether a problem follows from a file that does not parse, which is reported where parsing fails. */
const isConsequence = (
  {message, ruleId}: NormalizedProblem,
  _: number,
  all: readonly NormalizedProblem[],
): boolean =>
  ruleId === 'no-unused-components'
    ? // The pages list security schemes whether an operation needs them or not.
      message.startsWith('Security') || all.some((other) => other.message.startsWith('Failed to parse'))
    : message.startsWith("Can't resolve") && yamlPosition.test(message);

/** Problems in the description that would make pages wrong, each with file, line and fix. */
export async function findProblems(file: string): Promise<string[]> {
  const config = await createConfig(rules, {plugins: [referenceRules]});
  try {
    const problems = await lint({ref: path.resolve(file), config});
    return [...new Set(problems.filter((...problem) => !isConsequence(...problem)).map(toText))];
  } catch (error) {
    const circular = error instanceof RangeError ? circularAlias(file) : undefined;
    if (circular) return [describe(file, circular, 'an alias is within what it stands for.', aliasFix)];
    // The linter throws when the root file is not YAML, before any rule runs.
    const [message = '', line = '1'] = String((error as Error).message).split(yamlPosition);
    return [describe(file, Number(line), message)];
  }
}
