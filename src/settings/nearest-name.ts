import leven from 'leven';

/** The known name that a wrong one most likely stands for; empty when none is known. */
export function nearestName(wrong: string, known: Iterable<string>): string {
  const searched = wrong.toLowerCase();
  let nearest = '';
  let fewest = Infinity;
  for (const name of known) {
    const candidate = name.toLowerCase();
    // Part of a name is closer than its length suggests: backend, agenta-backend.
    const isPart =
      searched.length > 3 && (candidate.includes(searched) || searched.includes(candidate));
    const edits = Math.min(leven(searched, candidate), isPart ? 2 : Infinity);
    if (edits < fewest) [nearest, fewest] = [name, edits];
  }
  return nearest;
}
