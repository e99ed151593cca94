/** What an entry of the changelog may concern, with the words for it. */
export const subjects = {
  migration: 'Migrations',
  prompts: 'Prompts',
  evaluation: 'Evaluation',
  observability: 'Observability',
  code: 'Your code',
  hosting: 'Self-hosting',
} as const;

export interface Entry {
  /** A self-hosted instance needs a migration by hand. */
  readonly migration: boolean;
  /** Who must do what, in one or two sentences. */
  readonly act: string;
  readonly about: readonly string[];
  /** Lists every release in short: it stands above the line of time, not on it. */
  readonly summary: boolean;
}

/** The fields of ours in an entry's front matter. */
export function entryOf(frontMatter: Readonly<Record<string, unknown>>): Entry {
  const {migration = false, act = '', about = [], summary = false} = frontMatter as Partial<Entry>;
  return {migration, act, summary, about: migration ? [...about, 'migration'] : about};
}
