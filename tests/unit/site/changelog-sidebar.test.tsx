import type {ReactNode} from 'react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import ChangelogLayout from '../../../src/theme/BlogLayout';

const children = vi.hoisted(() => (props: {children?: ReactNode}) => props.children);
vi.mock('@theme/Layout', () => ({default: children}));
vi.mock('@theme/BlogSidebar', () => ({
  default: ({sidebar}: {sidebar: {items: {title: string}[]}}) => (
    <nav>{sidebar.items.map(({title}) => title)}</nav>
  ),
}));
vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));
vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  useBlogPost() {
    throw new Error('This is a list.');
  },
}));
vi.mock('@site/src/components/Breadcrumbs', () => ({default: () => null}));
vi.mock('@site/src/components/PageColumns', () => ({default: children, ContentsButton: () => null}));
vi.mock('@site/src/components/PageMenu', () => ({default: () => null}));

const html = (titles: string[]) => {
  const items = titles.map((title) => ({title, permalink: '/', unlisted: false, date: '2024-08-21'}));
  return renderToStaticMarkup(createElement(ChangelogLayout, {sidebar: {title: 'Recent', items}}, 'entries'));
};

it('the changelog has the sidebar of recent posts where blogSidebarCount lets it have items', () => {
  expect(html(['0.24', '0.23'])).toContain('<nav>0.240.23</nav>');
  expect(html([])).not.toContain('<nav>');
  expect(html([])).toContain('entries');
});
