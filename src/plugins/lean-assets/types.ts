/** The parts of Docusaurus' generated data that this plugin reads. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

export interface DocsGlobalData {
  'docusaurus-plugin-content-docs'?: {default?: {versions: {docs: GlobalDoc[]}[]}};
  [plugin: string]: unknown;
}

export interface SidebarItem {
  type: string;
  unlisted?: boolean;
  items?: SidebarItem[];
  [attribute: string]: unknown;
}

export interface VersionProps {
  version?: {
    docsSidebars: Record<string, SidebarItem[]>;
    docs: Record<string, unknown>;
    [attribute: string]: unknown;
  };
}
