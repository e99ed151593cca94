import {expect, it} from 'vitest';
import {renameClasses, shortClassNames} from '../../../src/plugins/lean-assets/class-names';

const at = (file: string) => ({resourcePath: `/site/${file}`});

it('names of classes are short, and the same in every folder and compilation', () => {
  const name = shortClassNames('/site')(at('a.module.css'), '', 'menu');
  expect(name).toMatch(/^menu_[\w-]{2}$/);
  expect(shortClassNames('/elsewhere')({resourcePath: '/elsewhere/a.module.css'}, '', 'menu')).toBe(
    name,
  );
  expect(shortClassNames('/site')(at('b.module.css'), '', 'menu')).not.toBe(name);
});

it('two files that came out alike would stop the build', () => {
  const nameClass = shortClassNames('/site');
  const all = () => {
    // More files than there are endings.
    for (let index = 0; index <= 64 * 64; index += 1)
      nameClass(at(`${index}.module.css`), '', 'menu');
  };
  expect(all).toThrow(/gets the name of the one in/);
});

it('every loader of CSS modules is found, however deep', () => {
  const options = {modules: {localIdentName: '[local]_[hash]'}};
  const rules = [
    {test: /\.css$/, oneOf: [{use: ['style-loader', {loader: 'css-loader', options}]}]},
    {test: /\.js$/},
  ];
  const nameClass = shortClassNames('/site');
  expect(renameClasses(rules, nameClass)).toBe(1);
  expect(options.modules).toMatchObject({getLocalIdent: nameClass});
  expect(renameClasses([{test: /\.js$/}], nameClass)).toBe(0);
});
