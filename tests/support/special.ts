/** Characters and values that are special in at least one language. */
export const special = {
  quotes: `it's "quoted" \\ and \`ticked\``,
  markup: '#{ruby} $php ${js} {{x}} """ %s',
  lines: 'one\ntwo\ttabbed',
  'lines with markup': 'one\n#{ruby} $php {$php} ${js}',
  accents: 'Grüße ✓',
  nothing: null,
  yes: true,
  'not a name': -1.5,
  empty: {object: {}, list: []},
};
