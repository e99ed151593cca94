/** Changes to the database's schema, in the order in which they are applied. */
export interface SchemaMigration {
  readonly revision: string;
  /** The revision that must be there before; null for the first. */
  readonly after: string | null;
}

export const schemaMigrations: readonly SchemaMigration[] = [
  {revision: 'b80c708c21bb', after: null},
  {revision: '5c29a64204f4', after: 'b80c708c21bb'},
];
