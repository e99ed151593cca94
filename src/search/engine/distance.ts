// cspell:ignore fulness icate ication damerau ings ation ations ator ators ment ments ance ization
/** Suffixes that stemming removes, so that a misspelt `deploymnet` still matches `deploy`. */
const endings = (
  ' s es ed d e ing ings er ers or ors ion ions ation ations ator ators ment ments able ability ly y ies ity ance ' +
  'ization ize al ive ness ful fulness icate ication'
).split(' ');

/** Whether `rest` is the beginning of an ending, as `ato` is of `ator`. */
export function beginsEnding(rest: string): boolean {
  return endings.some((ending) => ending.startsWith(rest));
}

/** Damerau–Levenshtein distance: the number of letters to insert, delete, replace or swap with the next. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last.at(-1) ?? 0;
}

/**
 * Edit distance from a word to a stem with any of the endings, before which a final e may drop out: `tracng` is one typo from `trace`. Above
 * `limit`, it may be greater than it is.
 */
export function stemDistance(stem: string, word: string, limit: number): number {
  const beginnings = stem.endsWith('e') ? [stem, stem.slice(0, -1)] : [stem];
  const forms = beginnings
    .flatMap((beginning) => endings.map((ending) => beginning + ending))
    .filter(({length}) => Math.abs(length - word.length) <= limit);
  return Math.min(...forms.map((form) => distance(form, word)));
}
