import {createElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {callables} from '../../../src/platform/sdk';

const collected: string[] = [];
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => collected.push(id)}),
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: ReactNode}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/Link', () => ({default: () => null}));
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => ({get: () => null})}));

const {default: CodeBlock} = await import('../../../src/theme/CodeBlock');
const {referenceOf} = await import('../../../src/components/SdkReference/callables');
const {ClientMethods} = await import('../../../src/components/SdkReference');
const {Options} = await import('../../../src/components/CliReference');
const {Parameters, Signature} = referenceOf(callables, {});

const html = (element: ReactElement): string => renderToStaticMarkup(element);

it('reference components register their anchors with the link checker', () => {
  const of = 'ag.config.push';
  const markup = html(createElement(Signature, {of})) + html(createElement(Parameters, {of}));
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(collected).toEqual(ids);
  expect(ids.length).toBeGreaterThan(1);
});

it('reference components stop the build on an unknown name', () => {
  expect(() => html(createElement(Signature, {of: 'ag.int'}))).toThrow('ag.int');
  expect(() => html(createElement(Options, {of: 'variants'}))).toThrow('variants');
  expect(() => html(createElement(ClientMethods, {of: 'app'}))).toThrow('app');
});

it('a code block in JSX, as the manual of Docusaurus shows it, holds its text', () => {
  const block = html(createElement(CodeBlock, {language: 'python'}, 'a < b'));
  expect(block).toContain('aria-label="python code"');
  expect(block).toContain('<code>a &lt; b</code>');
});
