import {tagLabel, type Reference} from './description/reference';

export type OperationIndex = ReturnType<typeof operationIndex>;

/** All operations by group and subject, for the landing page of the API reference. */
export function operationIndex(reference: Reference) {
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
