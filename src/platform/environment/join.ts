import type {EnvironmentVariable, GroupId, ServiceId} from './types';

/** What people write about a variable; more than the meaning where the source does not settle it. */
export type VariableWords =
  string | (Pick<EnvironmentVariable, 'meaning'> & Partial<Omit<EnvironmentVariable, 'name' | 'group'>>);

interface VariableFacts {
  readonly 'read by'?: string | readonly string[];
  readonly default?: string;
  readonly 'compose value'?: string;
  readonly demanded?: boolean;
}

/** The variables of a group, in the order of the words about them. */
export const variablesOf = (
  group: GroupId,
  facts: Readonly<Record<string, VariableFacts>>,
  words: Readonly<Record<string, VariableWords>>,
): EnvironmentVariable[] =>
  Object.entries(words).map(([name, own]) => {
    const {'read by': by = [], default: value, 'compose value': set, demanded} = facts[name] ?? {};
    return {
      name,
      group,
      readBy: [by].flat() as ServiceId[],
      fallback: value ?? null,
      composeValue: set ?? null,
      required: demanded ?? false,
      edition: 'all',
      ...(typeof own === 'string' ? {meaning: own} : own),
    };
  });
