import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** The four kinds of page; each has its own required parts (CONTRIBUTING.md). */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Parses front matter. Throws an Error with file, field and fix when a required field is missing. */
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
  const {kind} = result.frontMatter;
  if (isDoc && !pageKinds.some((known) => known === kind)) {
    const found = kind === undefined ? 'no kind' : `kind "${kind}"`;
    throw new Error(
      `${file}: front matter has ${found}. Fix: set "kind:" to one of ${pageKinds.join(', ')}.`,
    );
  }
  return result;
};
