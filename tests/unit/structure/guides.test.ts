import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const anchors = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** Files and headings that a guide names or links to. A name in code may lack its extension. */
const references = (text: string) => [
  ...text.matchAll(
    /`((?:src|tests|scripts|docs|openapi|static|deploy|skills)\/[\w./@-]*)`|(?<!`!?\[[^\]]*)\]\(([^)#:]*)(?:#([^)]*))?\)/g,
  ),
];

/** A guide without its fences, which show what pages contain. Lines keep their numbers. */
const prose = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, (fence) => fence.replace(/.+/g, ''));

const faults = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) =>
    references(line).flatMap(([, name, target = '', anchor]) => {
      const base = target ? path.join(path.dirname(file), target) : file;
      const found = name ? ['', '.ts', '.tsx'].some((end) => existsSync(name + end)) : existsSync(base);
      if (found && (!anchor || anchors(base).includes(anchor))) return [];
      return `${file}:${at + 1} names ${name ?? `${target}#${anchor ?? ''}`}, which does not exist. Fix: correct the path or the heading.`;
    }),
  );

it('guides name files and headings that exist', () => {
  const files = execFileSync('git', ['ls-files', '*.md', ':!tests', ':!skills', ':!changelog'], {
    encoding: 'utf8',
  });
  const texts = files
    .trim()
    .split('\n')
    .map((file) => [file, prose(file)] as const);
  expect(texts.flatMap(([file, text]) => faults(file, text))).toEqual([]);
});
