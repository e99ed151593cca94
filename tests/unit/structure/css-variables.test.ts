import {readFileSync} from 'node:fs';
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
