import React, {Children, cloneElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Diagram from '@site/src/diagrams/Diagram';

/** A table may be wider than a phone, so it scrolls in a frame that the keyboard can reach. */
const frame = {
  className: 'table-frame',
  tabIndex: 0,
  role: 'group',
  'aria-label': translate({message: 'Table'}),
};

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div {...frame}>
      <table {...props} />
    </div>
  );
}

/** An empty header cell, such as the corner of a table, is not a header: it becomes a plain cell. */
function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}

/**
 * A row with an anchor (src/markdown/tables.ts) ends its first cell with a link to itself, like a heading. One label for all keeps pages
 * small, and Docusaurus' check of anchors only knows of those that it is told.
 */
function Row({id, children, ...props}: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  if (!id) return <tr {...props}>{children}</tr>;
  const [first, ...others] = Children.toArray(children) as ReactElement<ComponentProps<'td'>>[];
  const label = translate({message: 'Direct link to this row'});
  const link = <Link className="hash-link" to={`#${id}`} aria-label={label} />;
  return (
    <tr id={id} {...props}>
      {first && cloneElement(first, {}, first.props.children, link)}
      {others}
    </tr>
  );
}

/** A block of text that src/markdown/static-html.ts has rendered. */
const Static = ({as: Tag, html, ...props}: {as: 'p'; html: string; className?: string}): ReactNode => (
  <Tag {...props} dangerouslySetInnerHTML={{__html: html}} />
);

/** A table that it has rendered; the build must hear of the anchors of its rows. */
function StaticTable({html}: {html: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (typeof window === 'undefined')
    for (const [, id] of html.matchAll(/<tr id="([^"]+)"/g)) collectAnchor(id);
  return <div {...frame} dangerouslySetInnerHTML={{__html: html}} />;
}

/** Components that pages may use without an import, and replacements for Markdown's own elements. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  Static,
  StaticTable,
  TabItem,
  Tabs,
  table: Table,
  th: HeaderCell,
  tr: Row,
};
