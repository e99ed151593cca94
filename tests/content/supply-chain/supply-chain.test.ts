import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
}

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

it('the project locks every package with a strong hash', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};
  // Includes the project itself.
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1);
  expect(unsafe(lock.packages)).toEqual([]);
});

it('package.json names exact versions', () => {
  const lines = readFileSync('package.json', 'utf8').split('\n');
  const ranges = lines.flatMap((text, index) =>
    /": "[\^~]/.test(text)
      ? [`package.json:${index + 1}: ${text.trim()} is a range. Fix: write the version without its sign.`]
      : [],
  );
  expect(ranges).toEqual([]);
});

it('the project ships only packages with permissive licences', () => {
  const text = readFileSync(`${process.env.BUILD_DIR ?? 'build'}/licences.txt`, 'utf8');
  const licences = [...text.matchAll(/^Licence: (.*)$/gm)].map(([, licence]) => licence);
  expect(licences).not.toEqual([]);
  for (const licence of licences)
    expect(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']).toContain(licence);
});
