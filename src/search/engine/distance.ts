// cspell:ignore fulness icate ication damerau ings ation ations ator ators ment ments ance ization
/** Endings that stems lose, so that a misspelt `deploymnet` still matches `deploy`. */
const endings = (
  ' s es ed d e ing ings er ers or ors ion ions ation ations ator ators ment ments able ability ly y ies ity ance ' +
  'ization ize al ive ness ful fulness icate ication'
).split(' ');

/** Whether an ending begins with `rest`, as `ator` with `ato`. */
export function beginsEnding(rest: string): boolean {
  return endings.some((ending) => ending.startsWith(rest));
}

/** Damerau-Levenshtein distance; more than `limit` when it is above. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const row = rowOf(a, b);
  return row[b.length] ?? limit + 1;
}

/** Last row of the edit table: distance from the whole of `a` to each beginning of `b`. */
function rowOf(a: string, b: string): number[] {
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last;
}

/** For each position in a word, the distance from the rest of it to the nearest ending. */
export function endingCosts(word: string, limit: number): number[] {
  return Array.from({length: word.length + 1}, (_, at) => {
    const rest = word.slice(at);
    return Math.min(...endings.map((ending) => distance(rest, ending, limit)));
  });
}

/** Distance from a stem to a word with any of the endings, before which a last e falls: `tracng` is one typo from `trace`. */
export function stemDistance(
  stem: string,
  word: string,
  costs: readonly number[],
  limit: number,
): number {
  const whole = endedDistance(stem, word, costs, limit);
  return stem.endsWith('e')
    ? Math.min(whole, endedDistance(stem.slice(0, -1), word, costs, limit))
    : whole;
}

/** Distance from a beginning to a word; `costs` are the word's `endingCosts`. */
function endedDistance(
  stem: string,
  word: string,
  costs: readonly number[],
  limit: number,
): number {
  const row = rowOf(stem, word);
  let best = limit + 1;
  for (
    let at = Math.max(0, stem.length - limit);
    at <= Math.min(word.length, stem.length + limit);
    at += 1
  ) {
    best = Math.min(best, (row[at] ?? limit + 1) + (costs[at] ?? limit + 1));
  }
  return best;
}
