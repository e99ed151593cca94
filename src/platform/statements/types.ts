/** A fact that pages state in prose, and where the platform's source has it. */
export interface Statement {
  /** What it is about, in a few words of its own. */
  readonly name: string;
  /** The value as the source spells it. */
  readonly value: string;
  /** Words that each of the pages says about it. */
  readonly says: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
  readonly file: string;
  /** Catches the value, by its one group, in a line of the file; where several fit, theirs, sorted and joined by commas. */
  readonly line: RegExp;
}
