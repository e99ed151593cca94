import path from 'node:path';

/** The address of a page, as Docusaurus makes it: of its file, or of the `slug` that it has instead. */
export function addressOf(file: string, slug?: string): string {
  const clean = file.replace(/\.mdx?$/, '').replace(/^docs\//, '');
  const {dir, base} = path.posix.parse(clean);
  return path.posix.resolve('/', dir, slug ?? base).replace(/\/index$/, '') || '/';
}
