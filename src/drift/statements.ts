import path from 'node:path';
import {statements} from '../platform/statements';
import type {Project} from './python/project';
import {entity, type Surface} from './types';

/** Facts in the prose of pages, and the values in the source. If a file no longer exists, its line is searched for in the same part of the platform. */
export function stated({checkout}: Project, list = statements): Surface {
  return {
    ours: list.map(({name, value, pages}) => entity('statement', name, {value}, undefined, pages)),
    platform: list.flatMap(({name, file, line}) => {
      const [part = ''] = file.split('/');
      const files = checkout.text(file) ? [file] : checkout.files(part, path.extname(file));
      const found = files.map((one) => checkout.capture(one, line)).find(Boolean);
      return found ? [entity('statement', name, {value: found.all}, found.place)] : [];
    }),
  };
}
