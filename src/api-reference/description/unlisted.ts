import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';

interface Unlisted {
  file: string;
  line: number;
  message: string;
  fix: string;
}

/** Paths of the files in `paths/` beside the description that it does not name: no page would show their operations. */
export function unlistedPaths(description: string): Unlisted[] {
  const keys = readFileSync(description, 'utf8').matchAll(/^ +['"]?(\/[^\s'"]*)['"]?:/gm);
  const listed = new Set([...keys].map(([, name]) => name));
  const folder = path.join(path.dirname(description), 'paths');
  return globbySync('*.yaml', {cwd: folder, absolute: true}).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((text, index) => {
      const [, name] = /^(\/\S*):\s*$/.exec(text) ?? [];
      if (!name || listed.has(name)) return [];
      const reference = `paths/${path.basename(file)}#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const message = `"${name}" is not in ${path.basename(description)}.`;
      return {file, line: index + 1, message, fix: `add it under "paths:", with "$ref: '${reference}'".`};
    });
  });
}
