import path from 'node:path';
import {
  createConfig,
  getLineColLocation,
  lint,
  type LocationObject,
  type NormalizedProblem,
  type Oas3Rule,
} from '@redocly/openapi-core';
import {slugOf} from '../../settings/text';
import {unlistedPaths} from './unlisted';
import {unreadablePlaces} from './unreadable';
import {fixes} from './fixes';
import {referenceRules} from './rules';

const yamlFix = 'correct the YAML here; indentation, quotes and colons matter.';

/** The part of the linter's message that says where YAML does not parse. */
const yamlPosition = / in "[^"]+" \((\d+):\d+\)/;

const describe = (file: string, line: number, message: string, fix = yamlFix): string =>
  `${path.relative(process.cwd(), file)}:${line}: ${message}\n  Fix: ${fix}`;

function toText({message: raw, location: [at], ruleId, suggest}: NormalizedProblem): string {
  const message = raw
    .replace(yamlPosition, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  const fix = (ruleId.startsWith('reference/') ? suggest[0] : undefined) ?? fixes[ruleId];
  const line = at ? getLineColLocation(at).start.line : 1;
  return describe(at?.source.absoluteRef ?? '', line, message, message.startsWith('Failed') ? yamlFix : fix);
}

/** A value that fits no alternative of its schema has a problem with each. Whoever mends it reads them in one. */
function joinByValue(texts: readonly string[]): string[] {
  const all = new Map<string, readonly [start: string, reasons: string[], end: string]>();
  for (const text of new Set(texts)) {
    const [, start = text, reason = '', end = ''] =
      /^(.* must conform to the schema: )(.*)(\.\n {2}Fix: .*)$/.exec(text) ?? [];
    const [, reasons] = all.get(start + end) ?? [];
    all.set(start + end, [start, [...(reasons ?? []), reason], end]);
  }
  return [...all.values()].map(([start, reasons, end]) => start + reasons.join('; ') + end);
}

/** Whether a problem follows from another, or is none on these pages. */
function isConsequence(
  {message, ruleId, location: [at]}: NormalizedProblem,
  _: number,
  all: readonly NormalizedProblem[],
): boolean {
  const others = all.filter((other) => other.ruleId !== ruleId);
  // The pages list security schemes whether an operation needs them or not.
  if (ruleId === 'no-unused-components')
    return (
      message.startsWith('Security') || others.some((other) => other.message.startsWith('Failed to parse'))
    );
  // The linter does not read an operation that it refuses, so links to it seem dead.
  if (/which is no page|^there is no operation|^no operation has/.test(message))
    return others.some((other) => /^(struct|no-unresolved-refs)$/.test(other.ruleId));
  // Our own message for an unknown field tells the nearest one.
  if (/^Property .* is not expected here/.test(message))
    return others.some(({location: [place]}) => place?.pointer === at?.pointer);
  // The validator of examples asks more of a discriminator than OpenAPI does.
  return (
    /validation errored: discriminator|^Every operation should have security/.test(message) ||
    (message.startsWith("Can't resolve") && yamlPosition.test(message))
  );
}

/** Notes where each operation and tag is described, as `file:line`, by the address of its page. */
const noteIn =
  (places: Map<string, string>): Oas3Rule =>
  () => {
    const note = (name: string | undefined, at: LocationObject) => {
      const {source, start} = getLineColLocation(at);
      if (name) places.set(slugOf(name), `${path.relative(process.cwd(), source.absoluteRef)}:${start.line}`);
    };
    return {
      Operation: (operation, {location}) => note(operation.operationId, location),
      Tag: (tag, {location}) => note(tag.name, location),
    };
  };

/**
 * Problems in the description that would make pages wrong, each with file, line and fix. Adds to `places` where each operation and tag is
 * described, as `file:line`, by the last part of the address of its page.
 */
export async function findProblems(file: string, places = new Map<string, string>()): Promise<string[]> {
  // The linter would not end, or end the process.
  const unreadable = unreadablePlaces(file).map((one) => describe(one.file, one.line, one.message, one.fix));
  if (unreadable.length > 0) return unreadable;
  const notes = {id: 'notes', rules: {oas3: {'reference/notes': noteIn(places)}}};
  const names = [...Object.keys(fixes), 'reference/notes'];
  const rules = Object.fromEntries(names.map((rule) => [rule, 'error'] as const));
  const {plugins: [redocly] = []} = await createConfig({telemetry: 'off'});
  const config = await createConfig({telemetry: 'off', rules}, {plugins: [referenceRules(redocly), notes]});
  try {
    const problems = await lint({ref: path.resolve(file), config});
    const unlisted = unlistedPaths(file).map((one) => describe(one.file, one.line, one.message, one.fix));
    return [
      ...joinByValue(problems.filter((...problem) => !isConsequence(...problem)).map(toText)),
      ...unlisted,
    ];
  } catch (error) {
    // The linter throws when the root file is not YAML, before any rule runs.
    const [message = '', line = '1'] = String((error as Error).message).split(yamlPosition);
    return [describe(file, Number(line), message)];
  }
}
