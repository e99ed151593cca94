import type {SourceRule} from './problem';

/** The list of releases shows what stands above this comment: without it, the whole entry. */
const marker = '{/* truncate */}';

export const truncate: SourceRule = (_tree, {file, text}) =>
  file.startsWith('changelog') && !text.includes(marker)
    ? [{line: 1, message: `has no ${marker}. Fix: write it after the first paragraph.`}]
    : [];
