import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';
import {packageFolder} from '../../../src/plugins/shipped-licences';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = readJson<Manifest>('package.json');
const lock = readJson<{packages: Record<string, Locked>}>('package-lock.json');

/** Dependencies without an exact version. */
function inexact({dependencies, devDependencies}: Manifest): string[] {
  return Object.entries({...dependencies, ...devDependencies})
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}". Fix: name one version.`);
}

/** Sources and settings that import or name a package. */
const sources = globbySync(
  ['*.{ts,mjs,json,jsonc}', '{src,scripts,tests}/**/*.{ts,tsx,css}', '!package-lock.json'],
  {
    gitignore: true,
  },
)
  .map((file) => readFileSync(file, 'utf8').replaceAll(/^ {4}"[^"]+": "[\d.]+",?$/gm, ''))
  .join('\n');

/** Dependencies that nothing uses, as a module or as a command. Tools find types and the bundler by themselves. */
const unused = (names: readonly string[]): string[] =>
  names
    .filter(
      (name) => !/^@types\/|^@docusaurus\/(faster|module-type-aliases)$|^typescript$/.test(name),
    )
    .filter((name) => !new RegExp(`['" /]${name}(?:['"/ ]|$)`, 'm').test(sources))
    .map((name) => `package.json: nothing uses ${name}. Fix: npm uninstall ${name}.`);

/** Locked packages with a copyleft or proprietary licence, without a strong hash, or not from a registry over TLS. */
function unsafe(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([name, {link}]) => name !== '' && !link)
    .filter(
      ([, {integrity, resolved, license}]) =>
        /GPL|SSPL|BUSL|UNLICENSED/.test(license ?? '') ||
        !integrity?.startsWith('sha512-') ||
        (resolved && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved)),
    )
    .map(([name]) => name);
}

it('the project names exact versions', () => {
  const count = Object.keys({...manifest.dependencies, ...manifest.devDependencies}).length;
  console.log(
    `supply chain: ${count} direct dependencies, ${Object.keys(lock.packages).length - 1} in all`,
  );
  expect(count).toBeGreaterThan(0);
  expect(inexact(manifest)).toEqual([]);
  expect(
    inexact({
      dependencies: {a: '^1.0.0', b: '1.0.0'},
      devDependencies: {c: 'latest', d: 'git+https://x'},
    }),
  ).toHaveLength(3);
});

it('the project uses every direct dependency', () => {
  const {dependencies, devDependencies} = manifest;
  expect(unused(Object.keys({...dependencies, ...devDependencies}))).toEqual([]);
  // In two parts, or this line would use it.
  expect(unused(['vitest', `left-${'pad'}`])).toEqual([
    expect.stringContaining('nothing uses left-'),
  ]);
});

it('the project locks every package with a strong hash', () => {
  // Includes the project itself.
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1);
  expect(unsafe(lock.packages)).toEqual([]);
  expect(
    unsafe({
      a: {},
      b: {integrity: 'sha1-x'},
      c: {integrity: 'sha512-x', resolved: 'http://x/c.tgz'},
      d: {integrity: 'sha512-x'},
      e: {integrity: 'sha512-x', license: 'AGPL-3.0-only'},
    }),
  ).toEqual(['a', 'b', 'c', 'e']);
});

it('the project ships only packages with permissive licences', () => {
  const text = readFileSync(`${process.env.BUILD_DIR ?? 'build'}/licences.txt`, 'utf8');
  const licences = [...text.matchAll(/^Licence: (.*)$/gm)].map(([, licence]) => licence);
  console.log(
    `supply chain: ${licences.length} packages in the browser's bundle: ${[...new Set(licences)].join(', ')}`,
  );
  expect(licences.length).toBeGreaterThanOrEqual(15);
  for (const licence of licences)
    expect(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']).toContain(licence);
  const names = [...text.matchAll(/^(\S+) \d\S*$/gm)].map(([, name]) => name);
  for (const name of ['react', 'react-dom', '@docusaurus/core']) expect(names).toContain(name);
  expect(packageFolder('/x/node_modules/@a/b/lib/c.js')).toBe('/x/node_modules/@a/b');
  expect(packageFolder('/x/node_modules/a/node_modules/b/c.js')).toBe(
    '/x/node_modules/a/node_modules/b',
  );
  expect(packageFolder('/x/src/a.ts')).toBeUndefined();
});
