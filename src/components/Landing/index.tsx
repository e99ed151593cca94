import React, {type ReactNode} from 'react';

export {default as SearchField} from './SearchField';

/**
 * Parts of a landing page. They hold Markdown, so that links are checked and search and twin read the same words; their layout is in
 * src/css/landing.css.
 */
const part = (className: string) =>
  function Part({children}: {readonly children: ReactNode}): ReactNode {
    return <div className={className}>{children}</div>;
  };

/** The promise of the page, set large, and a sentence below it. */
export const Lead = part('lead');
/** A list of stations on one line, across the page or, on a phone, down it. */
export const Road = part('road');
/** Doors side by side. */
export const Doors = part('doors');
/** One kind of reader: a heading, a sentence, and a list of the first pages to open. */
export const Door = part('door');
/** A list side by side: who you are in bold, what you do below. */
export const Strip = part('strip');
/** Headings, each with its list, in as many columns as fit. */
export const Groups = part('groups');
