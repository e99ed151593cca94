import type {Root} from 'mdast';

/** What is wrong in one line of a page, with the fix. */
export interface Problem {
  line: number;
  message: string;
}

/** Looks at the parsed page and its text. */
export type SourceRule = (tree: Root, page: {file: string; text: string}) => Problem[];

export const lineOf = (node: {position?: {start: {line: number}}}): number => node.position?.start.line ?? 1;
