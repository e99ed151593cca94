/** Front matter of a generated page; values are quoted, so colons and quotes in titles are safe. */
export function frontMatter(
  fields: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}
