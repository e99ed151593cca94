import {expect, hydrated, ignoreErrors, test} from '../support/test';

/** Values in malicious or broken links. */
const payloads = [
  '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
  "';window.hacked=1;//",
  'javascript:window.hacked=1',
  '%00%0d%0aSet-Cookie:%20a=b',
  '%E0%A4%A',
  '\u202eabc\u2066',
  '..%2f..%2f..%2fetc%2fpasswd',
  '//evil.example/x',
  '__proto__[hacked]=1',
  '</mark><b>[(*+?',
  'variant '.repeat(1000),
  '😀'.repeat(200),
];

const targets: [name: string, address: (payload: string) => string][] = [
  ['query', (payload) => `/search?q=${payload}`],
  ['fragment', (payload) => `/prompt_management/deployment#${payload}`],
  ['path', (payload) => `/${payload.replace(/[?#]/g, encodeURIComponent)}`],
];

for (const [name, address] of targets) {
  test(`${payloads.length} malicious values in the ${name} do no harm`, async ({page, errors, baseURL}) => {
    test.setTimeout(60_000);
    page.on('dialog', (dialog) => errors.push(`a dialog: ${dialog.message()}`));
    for (const payload of payloads) {
      // From a blank page, so that a changed fragment loads the page again.
      await page.goto('about:blank');
      await page.goto(`${baseURL}${address(payload)}`);
      await hydrated(page);
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
    // The browser reports the status of an unknown path.
    if (name === 'path') ignoreErrors(errors, /status of 404/);
  });
}
