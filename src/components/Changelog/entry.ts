/** Subjects that a changelog entry may concern, with their labels. */
export const subjects = {
  migration: 'Migrations',
  prompts: 'Prompts',
  evaluation: 'Evaluation',
  observability: 'Observability',
  code: 'Your code',
  hosting: 'Self-hosting',
} as const;

export interface Entry {
  /** Whether a self-hosted instance needs a manual migration. */
  readonly migration: boolean;
  /** Who must do what, in one or two sentences. */
  readonly act: string;
  readonly about: readonly string[];
  /** Whether the entry summarizes all releases: it is linked above the timeline instead of listed in it. */
  readonly summary: boolean;
}

/** The site's own fields of an entry's front matter. */
export function entryOf(frontMatter: Readonly<Record<string, unknown>>): Entry {
  const {migration = false, act = '', about = [], summary = false} = frontMatter as Partial<Entry>;
  return {migration, act, summary, about: migration ? [...about, 'migration'] : about};
}
