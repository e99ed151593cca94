/** Front matter of a generated page. Values are quoted, so that titles may contain colons and quotes. */
export function frontMatter(fields: Readonly<Record<string, string | boolean | readonly string[]>>): string {
  const all = {kind: 'reference', hide_table_of_contents: true, tags: ['http-api'], ...fields};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
