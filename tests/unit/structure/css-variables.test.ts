import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';
import {nearestName} from '../../../src/settings/nearest-name';

const read = (file: string) => ({file, text: readFileSync(file, 'utf8')});
const own = globbySync('src/**/*.css').map(read);
const scripts = globbySync('src/**/*.{ts,tsx}').map(read);
const infima = read('node_modules/infima/dist/css/default/default.css');

it('every CSS variable that a style sheet or a script uses is set in one of them', () => {
  const set = new Set([...own, infima].flatMap(({text}) => text.match(/--[\w-]+(?=\s*:)/g) ?? []));
  for (const {text} of scripts) for (const [name] of text.matchAll(/--[\w-]+(?=')/g)) set.add(name);
  const unknown = [...own, ...scripts].flatMap(({file, text}) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name = '']) => {
        const fix = `the nearest is ${nearestName(name, set)}. Fix: correct it, or set it in src/css/tokens.css.`;
        return set.has(name) ? [] : [`${file}:${index + 1}: ${name} is set nowhere; ${fix}`];
      }),
    ),
  );
  expect(own).not.toEqual([]);
  expect(unknown).toEqual([]);
});

it('fonts that style sheets load are in static, and classes that components name in their style sheet', () => {
  const found = [...own, ...scripts].flatMap(({file, text}) => {
    const sheet = /^import styles from '(\..*\.css)'/m.exec(text)?.[1];
    const rules = sheet ? readFileSync(path.join(path.dirname(file), sheet), 'utf8') : '';
    return text.split('\n').flatMap((line, index) => {
      const place = `${file}:${index + 1}:`;
      const [, font] = /webpackIgnore.*url\('(?:\.\.\/)*([^']+)'/.exec(line) ?? [];
      const lost = font && !existsSync(`static/${font}`);
      const names = sheet ? [...line.matchAll(/(?<![./])styles\.(\w+)/g)].map(([, name = '']) => name) : [];
      return [
        ...(lost ? [`${place} static/${font} does not exist. Fix: correct the path, or add the file.`] : []),
        ...names
          .filter((name) => !new RegExp(`\\.${name}\\b`).test(rules))
          .map(
            (name) => `${place} ${sheet} has no class "${name}". Fix: correct the name, or add the class.`,
          ),
      ];
    });
  });
  expect(found).toEqual([]);
});
