import {createHash} from 'node:crypto';
import path from 'node:path';

type NameClass = (context: {resourcePath: string}, pattern: string, localName: string) => string;

/**
 * Names the classes of CSS modules: as in the file, with two characters of its path's hash. Docusaurus writes four, half a kilobyte of noise
 * on every page. Should two files ever come out alike, the build stops.
 */
export function shortClassNames(siteDir: string): NameClass {
  const owners = new Map<string, string>();
  return ({resourcePath}, _pattern, localName) => {
    const file = path.relative(siteDir, resourcePath).split(path.sep).join('/');
    const hash = createHash('sha256')
      .update(`${localName} ${file}`)
      .digest('base64url')
      .slice(0, 2);
    const name = `${localName}_${hash}`;
    const owner = owners.get(name) ?? file;
    if (owner !== file)
      throw new Error(
        `.${localName} of ${file} gets the name of the one in ${owner}. Fix: rename one of the two.`,
      );
    owners.set(name, file);
    return name;
  };
}

/** Puts `nameClass` in the place of the pattern of each loader of CSS modules. Returns how many there were. */
export function renameClasses(rules: unknown, nameClass: NameClass): number {
  if (!rules || typeof rules !== 'object') return 0;
  let count = 0;
  const {modules} = rules as {modules?: {localIdentName?: string; getLocalIdent?: NameClass}};
  if (modules?.localIdentName) {
    modules.getLocalIdent = nameClass;
    count += 1;
  }
  for (const value of Object.values(rules))
    if (typeof value === 'object' && !(value instanceof RegExp))
      count += renameClasses(value, nameClass);
  return count;
}
