import path from 'node:path';
import {statements} from '../platform/statements';
import recorded from '../platform/sources/code.json';
import {isDigested} from './code/files';
import type {Project} from './python/project';
import {entity, type Surface} from './types';

/**
 * Facts in the prose of pages, and the values in the source. If a file no longer exists, its line is searched for in the same part of the
 * platform. Lines may also have moved into a file that is new, if the two together still have the value; `known` has the files of before.
 */
export function stated(
  {checkout}: Project,
  list = statements,
  known: Readonly<Record<string, unknown>> = recorded,
): Surface {
  const isNew = (file: string): boolean => isDigested(file) && !(file in known);
  return {
    ours: list.map(({name, value, pages}) => entity('statement', name, {value}, undefined, pages)),
    platform: list.flatMap(({name, value, file, line}) => {
      const [part = ''] = file.split('/');
      const others = checkout.files(part, path.extname(file));
      const isThere = checkout.text(file) !== undefined;
      const files = isThere ? [file] : others;
      const own = files.map((one) => checkout.capture(one, line)).find(Boolean);
      const wider =
        isThere && own?.all !== value
          ? checkout.capture([file, ...others.filter(isNew)], line)
          : undefined;
      const found = wider?.all === value ? wider : own;
      return found ? [entity('statement', name, {value: found.all}, found.place)] : [];
    }),
  };
}
