import type {Callable, ExportedName, SubClient} from '../../../../src/platform/sdk';
import type {Command} from '../../../../src/platform/cli';

/** File under `docs/` → its whole text. */
export type Texts = ReadonlyMap<string, string>;

/** Values of a component's `of`: `<Signature of="ag.init" />`, or a list in braces. */
export function shown(text: string, component: string): string[] {
  const tags = text.matchAll(
    new RegExp(`<${component}\\s+of=(?:"([^"]*)"|\\{\\s*\\[([^\\]]*)\\]\\s*\\})`, 'g'),
  );
  return [...tags].flatMap(([, one, list]) =>
    one !== undefined
      ? [one]
      : [...(list ?? '').matchAll(/'([^']*)'/g)].map(([, name = '']) => name),
  );
}

/** Public names that their page does not mention. */
export function undocumentedNames(names: readonly ExportedName[], texts: Texts): string[] {
  return names
    .filter(({name, page}) => !new RegExp(`\\bag\\.${name}\\b`).test(texts.get(page) ?? ''))
    .map(({name, page}) => `ag.${name} is not documented on ${page}`);
}

/** Callables without signature or parameters on their page, or with errors that no page lists. */
export function undocumentedCallables(callables: readonly Callable[], texts: Texts): string[] {
  const known = new Map(callables.map((one) => [one.name, one]));
  const listed = new Set(
    [...texts.values()]
      .flatMap((text) => shown(text, 'Faults'))
      .flatMap((name) => known.get(name)?.faults ?? [])
      .map(({message, cause}) => `${message}|${cause}`),
  );
  return callables.flatMap(({name, page, faults}) => {
    const text = texts.get(page) ?? '';
    const missing = ['Signature', 'Parameters']
      .filter((component) => !shown(text, component).includes(name))
      .map((component) => `${name} has no ${component} on ${page}`);
    const unlisted = faults
      .filter(({message, cause}) => !listed.has(`${message}|${cause}`))
      .map(({message}) => `the error "${message}" of ${name} is on no page`);
    return [...missing, ...unlisted];
  });
}

/** Values of `of` that the data does not have. */
export function unknownOnPages(
  texts: Texts,
  components: readonly string[],
  known: ReadonlySet<string>,
): string[] {
  return [...texts].flatMap(([page, text]) =>
    components.flatMap((component) =>
      shown(text, component)
        .filter((name) => !known.has(name))
        .map((name) => `${page} shows <${component} of="${name}">, which does not exist`),
    ),
  );
}

/** Commands with a part that their page does not show. */
export function undocumentedCommands(commands: readonly Command[], texts: Texts): string[] {
  return commands.flatMap(({name, page, options, prompts, requests, files, exits, messages}) => {
    const text = texts.get(page) ?? '';
    const parts = {
      Options: options,
      Prompts: prompts,
      Requests: requests,
      Files: files,
      Exits: exits,
      Messages: messages,
    };
    return Object.entries(parts)
      .filter(([component, list]) => list.length > 0 && !shown(text, component).includes(name))
      .map(([component]) => `${`agenta ${name}`.trim()} has no ${component} on ${page}`);
  });
}

export function undocumentedSubClients(subClients: readonly SubClient[], texts: Texts): string[] {
  const all = [...texts.values()].flatMap((text) => shown(text, 'ClientMethods'));
  return subClients
    .filter(({name}) => !all.includes(name))
    .map(({name}) => `the sub-client "${name}" is on no page`);
}
