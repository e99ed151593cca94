/**
 * Where code may break: after `/ _ : . = @ -` inside a word, so not after the dashes of `--overwrite`, and
 * between the words of a name such as `WorkspaceRoleResponse`.
 */
const breakPoint = /(?<=[\w})][/_:.=@-]+)(?=[\w{<])|(?<=[a-z])(?=[A-Z])/;

/** Shorter code is never broken. */
const shortest = 16;

/** Code, split where a line may break. */
export const breakableParts = (code: string): string[] =>
  code.length < shortest ? [code] : code.split(breakPoint);
