import extracted from './extracted/migrations.json';

/** Folders of changes to the documents in MongoDB, in the order in which they are applied, with the first release that needs them. */
const since = {
  v0_7_0_to_v0_8_0: '0.8.0',
  v0_9_0_to_v10_0_0: '0.9.0',
  v0_8_0_to_v0_9_0: '0.10.0',
  v0_10_0_to_v0_11_0: '0.12.0',
  v0_11_0_to_v0_12_0: '0.12.0',
  v0_12_0_to_v0_16_0: '0.16.0',
  v0_16_0_to_v0_16_0_1: '0.17.0',
  v0_16_0_1_to_v0_16_0_2: '0.17.0',
} as const satisfies Record<keyof (typeof extracted)['MongoDB migration'], string>;

/** The folders; instances older than 0.19 keep their data in MongoDB. */
export const mongoMigrations = Object.entries(since).map(([folder, release]) => ({
  folder,
  since: release,
  /** Names of its files, in the order in which they run. */
  steps: extracted['MongoDB migration'][folder as keyof typeof since].steps,
}));
