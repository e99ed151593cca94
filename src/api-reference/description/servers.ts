/** The address of a server, with the default of each of its variables. */
export function fillServer(
  {url = '', variables = {}}: {url?: string; variables?: Readonly<Record<string, {default?: string}>>},
  values: Readonly<Record<string, string>> = {},
): string {
  const filled = url.replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => values[name] ?? variables[name]?.default ?? whole,
  );
  return filled.replace(/\/$/, '');
}
