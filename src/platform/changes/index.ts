import to024 from './0.24.json';
import type {Change, Changes} from './types';

/** What each release changed, newest first. */
const releases: readonly Changes[] = [to024];

const find = (kind: string, isIt: (one: Change) => boolean): {line: string; one: Change}[] =>
  releases.flatMap(({to, changes}) =>
    changes.filter((one) => one.kind === kind && isIt(one)).map((one) => ({line: to, one})),
  );

/** `since 0.24` or `changed in 0.24`; undefined for what is older than the lists. */
export function newsOf(kind: string, name: string): string | undefined {
  const [found] = find(kind, (one) => one.name === name && one.change !== 'removed');
  return found && `${found.one.change === 'added' ? 'since' : 'changed in'} ${found.line}`;
}

/** What is gone, such as `user_profile (removed in 0.24)` with its name as code. */
export const goneOf = (kind: string, isIt: (name: string) => boolean): string[] =>
  find(kind, ({change, name}) => change === 'removed' && isIt(name)).map(
    ({line, one}) => `\`${one.name}\` (removed in ${line})`,
  );
