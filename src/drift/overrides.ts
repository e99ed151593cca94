import {overrides} from '../platform/overrides';
import {keyOf, textOf, type Difference, type Fact, type Surface} from './types';

/** What both sides declare, as pages show it, and the overrides that no longer apply. */
export function overridden({ours, platform}: Surface, list = overrides): Surface & {stale: Difference[]} {
  const [own, shownAs] = [new Map(ours), new Map(platform)];
  const rules = list.flatMap(({names, ...rule}) => names.map((name) => ({...rule, name})));
  const stale = rules.flatMap(({kind, name, detail = '', declared, shown = '', facts, reason}) => {
    const key = `${kind} ${name}`;
    const found = shownAs.get(key);
    const fact = platform.get(key)?.facts[detail];
    const names = name.split(' ');
    const owner = keyOf('callable', names.slice(0, -1));
    if (!found && declared === 'absent') {
      if (!facts) own.delete(key);
      else if (shownAs.has(owner)) shownAs.set(key, {kind, names, facts, owner, order: []});
    } else if (found && fact === undefined && shown === 'absent') shownAs.delete(key);
    else if (fact === undefined || textOf(fact) === shown) return [noLonger(key, detail, reason)];
    // What the source declares in a third way is a difference.
    else if (found && textOf(fact) === declared)
      shownAs.set(key, {...found, facts: {...found.facts, [detail]: valueOf(shown, fact)}});
    return [];
  });
  return {ours: own, platform: shownAs, stale};
}

/** The value that is shown, of the type of the one that is declared. */
const valueOf = (shown: string, declared: Fact): Fact =>
  typeof declared === 'boolean' ? shown === 'true' : typeof declared === 'object' ? shown.split(', ') : shown;

const noLonger = (name: string, detail: string, reason: string): Difference => ({
  change: 'removed',
  kind: 'override',
  name,
  detail,
  old: reason,
  now: 'no longer applies',
  platform: {file: 'src/platform/overrides.ts', line: 1},
  pages: [],
});
