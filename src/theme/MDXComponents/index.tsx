import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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

/** Docusaurus' check of anchors only knows of those that it is told. */
function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
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
  tr: Row,
};
