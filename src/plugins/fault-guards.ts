import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Local plugin: see README.md beside this file. */
export function faultGuards(): Plugin {
  return {
    name: 'fault-guards',
    getClientModules: () =>
      ['address.ts', 'storage.ts'].map((file) => path.join(__dirname, 'client-modules', file)),
  };
}
