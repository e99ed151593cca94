import {expect, test} from '../support/test';

/** What a hostile or broken link can carry. */
const payloads = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror="window.hacked=1">',
  "';window.hacked=1;//",
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '%00%0d%0aSet-Cookie:%20a=b',
  '%E0%A4%A',
  '%E0%A4',
  '%',
  '\u202eabc\u2066',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '\\\\evil.example\\x',
  '//evil.example/x',
  '__proto__[hacked]=1',
  'a'.repeat(4000),
  '😀'.repeat(200),
];

const places: [name: string, address: (payload: string) => string][] = [
  ['query', (payload) => `/search?q=${payload}`],
  ['fragment', (payload) => `/prompt_management/deployment#${payload}`],
  ['path', (payload) => `/${payload.replace(/[?#]/g, encodeURIComponent)}`],
];

for (const [name, address] of places) {
  test(`${payloads.length} hostile values in the ${name} run nothing and break nothing`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    page.on('dialog', (dialog) => complaints.push(`a dialog: ${dialog.message()}`));
    for (const payload of payloads) {
      // From a blank page, so that a changed fragment is a visit of its own.
      await page.goto('about:blank');
      await page.goto(`${baseURL}${address(payload)}`);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      const found = await page.evaluate(() => ({
        hacked: 'hacked' in window || 'hacked' in {},
        cookie: document.cookie,
        heading: document.querySelector('h1')?.textContent,
        origin: location.origin,
      }));
      expect(found, payload).toMatchObject({hacked: false, cookie: '', origin: baseURL});
      expect(found.heading, payload).toBeTruthy();
      expect(found.heading, payload).not.toContain('crashed');
    }
    // The status of an unknown path is told by the browser itself.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((text) => !(name === 'path' && /status of 404/.test(text))),
    );
  });
}
