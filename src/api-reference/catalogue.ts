import {tagLabel, type Reference} from './description/reference';
import type {Method} from './description/types';

export interface CatalogueOperation {
  summary: string;
  address: string;
  method: Method;
  path: string;
  cloud: boolean;
}

export interface CatalogueSubject {
  label: string;
  address: string;
  operations: CatalogueOperation[];
}

export type Catalogue = {name: string; subjects: CatalogueSubject[]}[];

/** Every operation by group and subject, for the landing page. */
export function catalogue(reference: Reference): Catalogue {
  return reference.groups.map(({name, tags}) => ({
    name,
    subjects: tags.map(({tag, entries}) => ({
      label: tagLabel(tag),
      address: reference.tagAddress(tag),
      operations: entries.map(({summary, address, method, fullPath, operation}) => ({
        summary,
        address,
        method,
        path: fullPath,
        cloud: operation['x-edition'] === 'cloud',
      })),
    })),
  }));
}
