import {createElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {commands} from '../../../src/platform/cli';
import {callables, clientTypes, exportedNames, subClients} from '../../../src/platform/sdk';

const collected: string[] = [];
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => collected.push(id)}),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) =>
    createElement('a', {href: to}, children),
}));

const {referenceOf} = await import('../../../src/components/SdkReference/callables');
const clientPage = await import('../../../src/components/SdkReference');
const sdk = {...clientPage, ...referenceOf(callables)};
const cli = await import('../../../src/components/CliReference');
const {Release} = await import('../../../src/components/Reference');

const html = (element: ReactElement): string => renderToStaticMarkup(element);
const idsOf = (markup: string): string[] =>
  [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('reference components on the server', () => {
  it('give every parameter a row with an anchor of its own, and a link to it', () => {
    const pages = new Map<string, string[]>();
    for (const {name, page, parameters} of callables) {
      const markup =
        html(createElement(sdk.Signature, {of: name})) +
        html(createElement(sdk.Parameters, {of: name}));
      const ids = idsOf(markup);
      expect(ids).toHaveLength(parameters.length + 1);
      for (const id of ids.slice(1)) expect(markup).toContain(`href="#${id}"`);
      pages.set(page, [...(pages.get(page) ?? []), ...ids]);
    }
    for (const ids of pages.values()) expect(new Set(ids).size).toBe(ids.length);
    console.log(
      `rendered: ${[...pages.values()].flat().length} anchors on ${pages.size} SDK pages`,
    );
    expect([...pages.values()].flat().length).toBeGreaterThanOrEqual(140);
  });

  it('show signatures with the marks for position and keyword', () => {
    const text = (name: string): string =>
      html(createElement(sdk.Signature, {of: name})).replace(/<[^>]+>/g, '');
    expect(text('ag.DictInput')).toContain('*,');
    expect(text('ag.MessagesInput')).toContain('/,');
    expect(text('ag.config.push')).toContain('**kwargs');
    expect(text('ag.instrument')).toContain('@ag.instrument(');
    expect(text('ag.config.dump')).toContain('Never works in this release.');
  });

  it('list every name, method and type once', () => {
    const names = html(createElement(sdk.PublicNames));
    expect(idsOf(names)).toHaveLength(exportedNames.length);
    const methods = subClients
      .map(({name}) => html(createElement(sdk.ClientMethods, {of: name})))
      .join('');
    const ids = [
      ...idsOf(names),
      ...idsOf(methods),
      ...idsOf(html(createElement(sdk.ClientTypes))),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(methods)).toHaveLength(subClients.flatMap((sub) => sub.methods).length);
    expect(ids).toContain(`type-${clientTypes[0]?.name.toLowerCase() ?? ''}`);
  });

  it('give every option an anchor of its own', () => {
    const ids = commands.flatMap(({name}) => idsOf(html(createElement(cli.Options, {of: name}))));
    const wanted = commands.flatMap((one) => [...one.arguments, ...one.options]).length;
    console.log(`rendered: ${ids.length} anchors of options and arguments`);
    expect(ids).toHaveLength(wanted);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('register their anchors with the link checker, and use no inline style', () => {
    collected.length = 0;
    const markup = callables
      .map(({name}) => html(createElement(sdk.Parameters, {of: name})))
      .join('');
    expect(collected.sort()).toEqual(idsOf(markup).sort());
    expect(markup).not.toContain('style=');
  });

  it('stop the build on an unknown name', () => {
    expect(() => html(createElement(sdk.Signature, {of: 'ag.int'}))).toThrow('ag.int');
    expect(() => html(createElement(cli.Options, {of: 'variants'}))).toThrow('variants');
    expect(() => html(createElement(sdk.ClientMethods, {of: 'app'}))).toThrow('app');
  });

  it('name the release', () => {
    expect(html(createElement(Release)).replace(/<[^>]+>/g, '')).toMatch(
      /^Describes release 0\.24\.\d+ of the agenta package/,
    );
  });
});
