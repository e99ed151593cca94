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
  /**
   * Catches the value, by its one group, in the first line of the file that fits; with the flag `g`, the values of all lines,
   * sorted.
   */
  readonly line: RegExp;
}
