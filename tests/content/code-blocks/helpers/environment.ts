import {parseDocument, isMap, isScalar, isSeq} from 'yaml';
import {environmentVariables} from '../../../../src/platform/environment';
import {clientTypes} from '../../../../src/platform/sdk';
import {elsewhere} from './known-elsewhere';
import {unknown, type Defect, type Place} from './defect';
import type {Block, Page} from './pages';
import type {Script} from './shell';

const platform = new Set(environmentVariables.map(({name}) => name));
export const platformVariables: ReadonlySet<string> = platform;

const known = (name: string): boolean => platform.has(name) || name in elsewhere;

export interface Named extends Place {
  readonly name: string;
}

/** Every `AGENTA_…` of a page, in text and code. */
export function agentaNames({file, text}: Page): Named[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<![A-Z0-9_])AGENTA_[A-Z0-9_]*[A-Z0-9]/g)].map(([name]) => ({
      name,
      file,
      line: index + 1,
    })),
  );
}

/** Values of the API that are written like variables, such as the states of an evaluation. */
const values = new Set(clientTypes.flatMap(({parts}) => parts));

/** Names in running text that are written like variables, unless a block of the page has them: there they are checked. */
export function namesInText({spans, blocks}: Page): Named[] {
  return spans.flatMap(({code, file, line}) => {
    const [, name] = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=|$)/.exec(code) ?? [];
    if (!name || values.has(name) || /^(AGENTA|YOUR)_/.test(name)) return [];
    return blocks.some((block) => block.code.includes(name)) ? [] : [{name, file, line}];
  });
}

/** `NAME=value` lines of a .env or ini block. */
export function dotenvNames({file, line, code}: Block): Named[] {
  return code.split('\n').flatMap((text, index) => {
    const name = /^(?:export )?([A-Za-z_][A-Za-z0-9_]*)=/.exec(text)?.[1];
    return name ? [{name, file, line: line + 1 + index}] : [];
  });
}

/** Names under every `environment:` of a YAML block, whether it is a mapping or a list. */
export function yamlNames({file, line, code}: Block): Named[] {
  const names: Named[] = [];
  const at = (offset: number): number => line + code.slice(0, offset).split('\n').length;
  const visit = (node: unknown): void => {
    if (isSeq(node)) node.items.forEach(visit);
    if (!isMap(node)) return;
    for (const {key, value} of node.items) {
      if (isScalar(key) && key.value === 'environment') {
        if (isMap(value))
          value.items.forEach(({key: name}) => {
            if (isScalar(name))
              names.push({name: String(name.value), file, line: at(name.range?.[0] ?? 0)});
          });
        if (isSeq(value))
          value.items.forEach((item) => {
            if (isScalar(item))
              names.push({
                name: String(item.value).split('=')[0] ?? '',
                file,
                line: at(item.range?.[0] ?? 0),
              });
          });
      }
      visit(value);
    }
  };
  visit(parseDocument(code).contents);
  return names;
}

/** `os.environ["NAME"]`, `os.environ.get("NAME")`, `os.getenv("NAME")`. */
export function pythonNames({file, line, code}: Block): Named[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/os\.(?:environ(?:\.get)?|getenv)[[(]["'](\w+)["']/g)].map(
      ([, name = '']) => ({
        name,
        file,
        line: line + 1 + index,
      }),
    ),
  );
}

/**
 * The reader's own variables, which a page both sets (in shell, .env or YAML) and reads (in shell or Python).
 */
export function ownVariables(
  scripts: readonly Script[],
  set: readonly Named[],
  readInPython: readonly Named[],
): Set<string> {
  const written = new Set(set.map(({name}) => name));
  const read = [...scripts.flatMap(({used}) => used), ...readInPython.map(({name}) => name)];
  // The prefix AGENTA_ is reserved for the platform.
  return new Set(read.filter((name) => written.has(name) && !name.startsWith('AGENTA_')));
}

export function problemsOfNames(names: readonly Named[], own: ReadonlySet<string>): Defect[] {
  return names
    .filter(({name}) => !known(name) && !own.has(name))
    .map(({name, file, line}) => ({
      file,
      line,
      message: unknown('environment variable', name, [...platform, ...Object.keys(elsewhere)]),
    }));
}
