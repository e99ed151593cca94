import {release} from '../release';

/** Lines of the platform by file and name, written by `npm run drift -- <checkout> --write`. */
export type Lines = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What each file here holds, by the kinds of facts that the comparison knows. */
export const families = {
  operations: ['operation'],
  properties: ['property'],
  sdk: ['SDK name', 'callable'],
  commands: ['command', 'option'],
  messages: ['message'],
  variables: ['variable'],
  // The settings of an evaluator stand below its line.
  evaluators: ['evaluator'],
} as const satisfies Record<string, readonly string[]>;

/** The address of the line that proves something, in the platform's public repository. */
export function sourceOf(lines: Lines, name: string): string | undefined {
  const [file, names] = Object.entries(lines).find(([, names]) => name in names) ?? [];
  return file && `${release.source}/${file}#L${names?.[name]}`;
}
