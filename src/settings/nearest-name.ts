import leven from 'leven';

/** The known name most similar to a wrong one; empty when `known` is. */
export function nearestName(wrong: string, known: Iterable<string>): string {
  const searched = wrong.toLowerCase();
  let nearest = '';
  let fewest = Infinity;
  for (const name of known) {
    const candidate = name.toLowerCase();
    // A name that contains the other is similar despite the difference in length: backend, agenta-backend.
    const isPart =
      Math.min(searched.length, candidate.length) > 3 &&
      (candidate.includes(searched) || searched.includes(candidate));
    const edits = Math.min(leven(searched, candidate), isPart ? 2 : Infinity);
    if (edits < fewest) [nearest, fewest] = [name, edits];
  }
  return nearest;
}
