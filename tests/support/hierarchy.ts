interface Levels {
  lvl0: string;
  lvl1: string;
  lvl2?: string;
}

/** The place of a search record: its section, its page, and the headings above it, if any. */
export const hierarchyOf = (levels: Levels) => ({
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
  ...levels,
});
