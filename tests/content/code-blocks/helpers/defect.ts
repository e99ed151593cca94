/** One thing wrong in one place of a page. */
export interface Defect {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Where a block or a span of code stands. */
export interface Place {
  readonly file: string;
  /** Line of the page on which the code begins. */
  readonly line: number;
}

export const show = ({file, line, message}: Defect): string => `${file}:${line} ${message}`;

/** Levenshtein's distance: how many letters must change. */
export function distance(one: string, other: string): number {
  let previous = Array.from({length: other.length + 1}, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + same,
        ),
      );
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The real name that is closest to a wrong one. */
export function nearest(wrong: string, real: Iterable<string>): string {
  let best = '';
  let fewest = Number.POSITIVE_INFINITY;
  for (const name of real) {
    const [one, other] = [wrong.toLowerCase(), name.toLowerCase()];
    // A name that holds the other whole is closer than its length says: backend, agenta-backend.
    const holds = one.length > 3 && (other.includes(one) || one.includes(other));
    const changes = Math.min(distance(one, other), holds ? 2 : Number.POSITIVE_INFINITY);
    if (changes < fewest) {
      fewest = changes;
      best = name;
    }
  }
  return best;
}

/** "unknown X `wrong`; the nearest real one is `right`". */
export const unknown = (kind: string, wrong: string, real: Iterable<string>): string => {
  const close = nearest(wrong, real);
  return `unknown ${kind} \`${wrong}\`${close === '' ? '' : `; the nearest real one is \`${close}\``}`;
};
