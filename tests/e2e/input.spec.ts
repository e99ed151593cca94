import {expect, hydrated, ignoreErrors, test} from '../support/test';

const markup = '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
const address = 'javascript:window.hacked=1';
const prototype = '__proto__[hacked]=1';
const incomplete = '%E0%A4%A';
const long = '😀'.repeat(200);

/** Values in malicious or broken links, where each could do harm. */
const targets: [place: string, payloads: string[], addressOf: (payload: string) => string][] = [
  [
    'query',
    [
      ...[markup, address, prototype, incomplete, long],
      "';window.hacked=1;//",
      '%00%0d%0aSet-Cookie:%20a=b',
      '\u202eabc\u2066',
      '</mark><b>[(*+?',
      'variant '.repeat(1000),
    ],
    (payload) => `/search?q=${payload}`,
  ],
  [
    'fragment',
    [markup, address, prototype, incomplete, long],
    (payload) => `/prompt_management/deployment#${payload}`,
  ],
  [
    'path',
    [
      markup,
      incomplete,
      long,
      '%00%0d%0aSet-Cookie:%20a=b',
      '..%2f..%2f..%2fetc%2fpasswd',
      '//evil.example/x',
    ],
    (payload) => `/${payload.replace(/[?#]/g, encodeURIComponent)}`,
  ],
];

for (const [place, payloads, addressOf] of targets) {
  test(`${payloads.length} malicious values in the ${place} do no harm`, async ({page, errors, baseURL}) => {
    test.setTimeout(60_000);
    page.on('dialog', (dialog) => errors.push(`a dialog: ${dialog.message()}`));
    for (const payload of payloads) {
      // From a blank page, so that a changed fragment loads the page again.
      await page.goto('about:blank');
      await page.goto(`${baseURL}${addressOf(payload)}`);
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
    if (place === 'path') ignoreErrors(errors, /status of 404/);
  });
}
