import React, {Fragment, type ReactNode} from 'react';

/**
 * Where code may break: after `/ _ : . = @ -` inside a word, so not after the dashes of `--overwrite`, and
 * between the words of a name such as `WorkspaceRoleResponse`.
 */
const breakPoint = /(?<=[\w})][/_:.=@-]+)(?=[\w{<])|(?<=[a-z])(?=[A-Z])/;

/** Shorter code is never broken. */
const shortest = 16;

/** Code with the points at which a line may break. */
export function breakable(code: string): ReactNode {
  if (code.length < shortest) return code;
  return code.split(breakPoint).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export default function Name({text}: {readonly text: string}): ReactNode {
  return <code>{breakable(text)}</code>;
}
