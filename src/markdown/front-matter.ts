import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** The four kinds of page; each has parts of its own (CONTRIBUTING.md). */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

function isKind(value: unknown): value is PageKind {
  return pageKinds.some((kind) => kind === value);
}

/**
 * Parses front matter and throws an Error with file, field and fix if something is missing that the rest of the
 * site relies on.
 */
export const checkFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath);
  const result = await params.defaultParseFrontMatter(params).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${file}: the front matter between the two "---" lines is not YAML: ${reason}\n` +
        'Fix: quote values that contain a colon, and indent with spaces.',
      {cause},
    );
  });
  for (const field of ['title', 'description'] as const) {
    if (typeof result.frontMatter[field] !== 'string' || result.frontMatter[field] === '') {
      throw new Error(`${file}: front matter has no ${field}. Fix: add "${field}: …".`);
    }
  }
  const isDoc = file.startsWith(`docs${path.sep}`);
  if (isDoc && !isKind(result.frontMatter.kind)) {
    const found =
      result.frontMatter.kind === undefined ? 'no kind' : `kind "${result.frontMatter.kind}"`;
    throw new Error(
      `${file}: front matter has ${found}. Fix: set "kind:" to one of ${pageKinds.join(', ')}.`,
    );
  }
  return result;
};
