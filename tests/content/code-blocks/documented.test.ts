import {expect, it} from 'vitest';
import {callables, exportedNames, subClients} from '../../../src/platform/sdk';
import {commands} from '../../../src/platform/cli';
import {release} from '../../../src/platform/release';
import {findAll, isTag, shownText} from '../../../src/built-site/tree';
import {builtPages} from '../../support/built-pages';
import {readReference} from '../openapi/pages';

const pages = builtPages().filter(({type}) => type === 'doc');
const contentOf = (file: string) => pages.find(({address}) => `${address.slice(1)}.mdx` === file)?.content;

it('the built reference lists every public name on its page, and each page says near its top which release it describes', () => {
  const unnamed = exportedNames.filter(({name, page}) => {
    const content = contentOf(page);
    const codes = content ? findAll(content, isTag('code')).map(shownText) : [];
    return !codes.some((code) => new RegExp(`\\bag\\.${name}\\b`).test(code));
  });
  expect(unnamed.map(({name, page}) => `ag.${name} is not on ${page}`)).toEqual([]);
  const files = new Set([...exportedNames, ...callables, ...commands].map(({page}) => page));
  const text = `Describes release ${release.sdk} of the agenta package`;
  const silent = [...files].filter((file) => !shownText(contentOf(file)).slice(0, 700).includes(text));
  expect(silent).toEqual([]);
});

it('the built reference gives every method of the API client the operation that it calls', () => {
  const shape = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
  const slugs = new Map(
    readReference().entries.map(({method, path, slug}) => [`${method.toUpperCase()} ${shape(path)}`, slug]),
  );
  const methods = subClients.flatMap((sub) => sub.methods);
  const wrong = methods.filter(({http, slug}) => slugs.get(shape(http)) !== slug);
  expect(wrong.map(({name, http, slug}) => `${name}: ${http} is not the operation ${slug}`)).toEqual([]);
});
