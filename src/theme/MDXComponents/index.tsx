import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Diagram from '@site/src/components/Diagram';

/** What pages may use without an import. */
export default {...MDXComponents, CodeBlock, Diagram, TabItem, Tabs};
