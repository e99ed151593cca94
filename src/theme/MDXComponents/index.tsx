import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Diagram from '@site/src/diagrams/Diagram';

/** A table may be wider than a phone, so it scrolls in a frame that the keyboard can reach. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

/** An empty header cell, such as the corner of a table, is not a header: it becomes a plain cell. */
function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}

/** A row may have an anchor (src/markdown/row-anchors.ts), which Docusaurus' check of anchors only knows if told. */
function Row(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

/** Components that pages may use without an import, and replacements for Markdown's own elements. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  TabItem,
  Tabs,
  table: Table,
  th: HeaderCell,
  tr: Row,
};
