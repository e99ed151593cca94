import {afterEach, expect, it, vi} from 'vitest';

// Other test files share the modules that are imported here.
afterEach(() => void vi.unstubAllEnvs().resetModules());

/** The settings of a build with this variable. */
async function settings(name: string, value: string): Promise<unknown> {
  vi.stubEnv(name, value);
  vi.resetModules();
  const {site} = await import('../../../src/settings/site');
  const {hostedSearch} = await import('../../../src/settings/search');
  const {newestPages} = await import('../../../src/settings/releases');
  return {...site, hostedSearch, newestPages};
}

it.each([
  ['SITE_URL', 'https://docs.your-host.example', {url: 'https://docs.your-host.example'}],
  ['BASE_URL', '/docs/agenta/', {baseUrl: '/docs/agenta/'}],
  ['BASE_URL', '', {baseUrl: '/'}],
  ['DOCS_REPOSITORY', 'https://git.corp/a', {editUrl: 'https://git.corp/a/edit/main/'}],
])('settings accept %s=%s', async (name, value, expected) => {
  expect(await settings(name, value)).toMatchObject(expected);
});

it.each([
  ['SITE_URL', 'docs.your-host.example'],
  ['SITE_URL', 'https://docs.your-host.example/'],
  ['BASE_URL', '/docs'],
  ['DOCS_REPOSITORY', 'https://git.corp/a/'],
  ['ALGOLIA_SEARCH_KEY', 'key'],
  ['CURRENT_SITEMAP', 'no-such-folder/sitemap.xml'],
  ['CURRENT_SITEMAP', 'package.json'],
])('settings reject %s=%s, with the fix', async (name, value) => {
  await expect(settings(name, value)).rejects.toThrow(new RegExp(`${name}.*Fix: `));
});
