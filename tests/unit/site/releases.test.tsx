import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import {contentSecurityPolicy, withArchives} from '../../../src/built-site/headers/policy';
import ArchiveBar from '../../../src/components/ArchiveBar';
import {release} from '../../../src/platform/release';
import {isOtherRelease, otherReleases, pagesIn, releaseMenu} from '../../../src/settings/releases';

const newest = pagesIn(
  '<url><loc>https://a.example/docs/one</loc></url><url><loc>https://a.example/docs/</loc></url>',
);
const page = vi.hoisted(() => ({address: '/' as string | undefined}));
vi.mock('@site/src/components/usePage', () => ({usePage: () => page.address}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: ReactNode}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/Head', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {announcementBar: {container: 'bar'}},
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {customFields: {newestPages: newest}}}),
}));
beforeEach(() => void (page.address = '/one'));

const archives = [
  {line: '0.2', url: '/0.2/'},
  {line: '0.1', url: 'https://old.example/'},
];

it('the menu of releases leads to today’s site and to archives on this host and on others', () => {
  const [menu] = releaseMenu(otherReleases(archives, newest));
  expect(menu?.items.map(({label, to}) => [label, to])).toEqual([
    [`Release ${release.line}`, '/'],
    ['Newest release', 'https://a.example/docs/'],
    // Bypasses the router.
    ['Release 0.2', 'pathname:///0.2/'],
    ['Release 0.1', 'https://old.example/'],
  ]);
});

const html = (): string => renderToStaticMarkup(createElement(ArchiveBar));

it('the bar above an archived page links the same page of today, which is its canonical address', () => {
  expect(html()).toContain('<a href="https://a.example/docs/one">This page today</a>');
  expect(html()).toContain('<link rel="canonical" href="https://a.example/docs/one"/>');
});

it('the bar above an archived page links the home page where today’s site lacks the page', () => {
  page.address = '/gone';
  expect(html()).toContain('<a href="https://a.example/docs/">Today’s first page</a>');
  expect(html()).not.toContain('canonical');
});

it('the addresses of another release are not pages of this build', () => {
  const is = (address: string, older = archives, newer?: string[]) =>
    isOtherRelease(new URL(address), older, newer);
  expect(is('https://a.example/0.2/one')).toBe(true);
  expect(is('https://a.example/0.2')).toBe(true);
  expect(is('https://a.example/0.20')).toBe(false);
  expect(is('https://a.example/docs/one', [], newest)).toBe(true);
  expect(is('https://a.example/docs/two', [], newest)).toBe(false);
});

it('the pages of an archive bring their own policy, and the header of the host lets their scripts pass', () => {
  const sources = {scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"], connect: []};
  const header = contentSecurityPolicy(withArchives(sources), 'header');
  expect(header).toContain("script-src 'self' 'unsafe-inline';");
  expect(header).not.toContain('sha256');
  expect(contentSecurityPolicy(sources, 'meta')).toContain("script-src 'self' 'sha256-a';");
});
