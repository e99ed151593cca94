import {createElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {callables} from '../../../src/platform/sdk';

vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: ReactNode}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/Link', () => ({default: () => null}));
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => ({get: () => null})}));

const {referenceOf} = await import('../../../src/components/SdkReference/callables');
const {ClientMethods} = await import('../../../src/components/SdkReference');
const {Options} = await import('../../../src/components/CliReference');
const {Signature} = referenceOf(callables, {});

it.each<[string, ReactElement]>([
  ['ag.int', createElement(Signature, {of: 'ag.int'})],
  ['variants', createElement(Options, {of: 'variants'})],
  ['app', createElement(ClientMethods, {of: 'app'})],
])('reference components stop the build on the unknown name %s', (name, element) => {
  expect(() => renderToStaticMarkup(element)).toThrow(name);
});
