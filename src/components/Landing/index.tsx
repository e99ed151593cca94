import React, {type ReactNode} from 'react';

export {default as Revisions} from './Revisions';

/**
 * Parts of a landing page, laid out by src/css/landing.css and road.css beside it. They contain Markdown, so that its links are
 * checked, and search and the Markdown twin read the same text.
 */
const part = (className: string) =>
  function Part({children}: {readonly children: ReactNode}): ReactNode {
    return <div className={className}>{children}</div>;
  };

/** The first screen: `Lead` and, beside it where there is room, `Product`. */
export const Hero = part('front');
/** What the product looks like. */
export const Product = part('product');
/** The page's main statement in large type, a sentence, and a list of links that look like buttons. */
export const Lead = part('lead');
/** A list of steps along a line: horizontal or, on a phone, vertical. */
export const Road = part('road');
/** Several `Door`s side by side. */
export const Doors = part('doors');
/** The way in for one kind of reader: a heading, a sentence, and a list of the first pages to open. */
export const Door = part('door');
/** List items side by side: who you are in bold, what you do below. */
export const Strip = part('strip');
/** Headings, each with a list, in up to two columns. */
export const Groups = part('groups');
