/**
 * Where code may break: after `/ _ : . = @ -` inside a word, so not after the dashes of `--overwrite`, and
 * between the words of a name such as `WorkspaceRoleResponse`.
 */
const breakPoint = /(?<=[\w})][/_:.=@-]+)(?=[\w{<])|(?<=[a-z])(?=[A-Z])/;

/** Shorter code, or a shorter piece of it, is never broken. */
const shortest = 16;

/** Code, split where a line may break, into as few parts as that leaves: each break is an element of the page. */
export function breakableParts(code: string): string[] {
  const parts: string[] = [];
  for (const part of code.split(breakPoint)) {
    const joined = (parts.at(-1) ?? '') + part;
    if (joined.length < shortest) parts.splice(-1, 1, joined);
    else parts.push(part);
  }
  return parts;
}
