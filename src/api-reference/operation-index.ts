import type {Reference} from './description/reference';

export type OperationIndex = ReturnType<typeof operationIndex>;

/** All operations by group and subject, for the landing page of the API reference. */
export function operationIndex(reference: Reference) {
  return reference.groups.map(({name, subjects}) => ({
    name,
    subjects: subjects.map(({label, address, entries}) => ({
      label,
      address,
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
