import path from 'node:path';
import {expect, it} from 'vitest';
import {pageHtml, sitemapAddresses} from '../../../src/built-site/files';
import {llmsPath, twinPath} from '../../../src/settings/addresses';
import {site} from '../../../src/settings/site';

/** Void elements. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Parts whose content is not HTML. */
const raw = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;
const bareValue = /\s[\w:-]+=(?!")[^\s>]*/;

/**
 * Markup that breaks a parser without HTML's rules for omitted tags and quotes. Many programs that read pages use such a parser, and lose
 * whatever follows.
 */
function checkMarkup(html: string): {checked: number; defects: string[]} {
  const open: string[] = [];
  const defects: string[] = [];
  let checked = 0;
  for (const [text, slash, name = '', attributes = ''] of html.replace(raw, '').matchAll(tag)) {
    const element = name.toLowerCase();
    checked += 1;
    const bare = bareValue.exec(attributes.replace(/"[^"]*"/g, '""'));
    if (bare) defects.push(`${text.slice(0, 60)} has a value without quotes:${bare[0]}`);
    if (!slash && !empty.has(element) && !attributes.endsWith('/')) open.push(element);
    if (slash) {
      const last = open.pop();
      if (last !== element) {
        defects.push(`</${element}> ends <${last ?? 'nothing'}>`);
        break;
      }
    }
  }
  return {checked, defects: [...defects, ...open.map((element) => `<${element}> has no end`)]};
}

const build = path.resolve('build');
const pages = sitemapAddresses(build, site.baseUrl).map((address) => ({
  address,
  html: pageHtml(build, address),
}));
const local = (address: string) => site.baseUrl + address.slice(1);

it('every page closes its elements and quotes its attributes', () => {
  const outcomes = pages.map(({address, html}) => ({address, ...checkMarkup(html)}));
  const checked = outcomes.reduce((sum, outcome) => sum + outcome.checked, 0);
  expect(outcomes.flatMap(({address, defects}) => defects.map((defect) => `${address}: ${defect}`))).toEqual(
    [],
  );
  expect(checked).toBeGreaterThan(0);
});

it('every page starts with links to its Markdown and to the list of all pages', () => {
  const lacking = pages.filter(({address, html}) => {
    const [head = '', body = ''] = html.split(/<body[^>]*>/);
    const pointer = /<p hidden>(.*?)<\/p>\s*<div id="__docusaurus">/.exec(body)?.[1] ?? '';
    return !(
      pointer.includes('Markdown') &&
      pointer.includes(`<a href="${local(llmsPath)}">`) &&
      head.includes(`type="text/markdown" href="${local(twinPath(address))}"`)
    );
  });
  expect(lacking.map(({address}) => address)).toEqual([]);
});
