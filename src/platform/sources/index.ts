import {release} from '../release';

/** Lines of the platform by file and name, written by `npm run drift -- <checkout> --write`. */
export type Lines = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The address of the line that proves something, in the platform's public repository. */
export function sourceOf(lines: Lines, name: string): string | undefined {
  const [file, names] = Object.entries(lines).find(([, names]) => name in names) ?? [];
  return file && `${release.source}/${file}#L${names?.[name]}`;
}
