/** Front matter of a generated page. Values are quoted, so that titles may contain colons and quotes. */
export function frontMatter(fields: Readonly<Record<string, string>>): string {
  const all = {...fields, kind: 'reference', hide_table_of_contents: true};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
