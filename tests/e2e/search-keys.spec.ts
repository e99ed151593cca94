import {allTexts, button, dialog, field, hits, openSearch} from '../support/search';
import {expect, holdBack, open, start, test} from '../support/test';

test('Escape belongs to an input method while it composes, then to the box', async ({page}) => {
  await open(page, start);
  await openSearch(page);
  await page.keyboard.type('eval ');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {text: 'ni', selectionStart: 2, selectionEnd: 2});
  await expect(field(page)).toHaveValue('eval ni');
  const escape = {key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229};
  await client.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...escape});
  await client.send('Input.dispatchKeyEvent', {type: 'keyUp', ...escape});
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).not.toHaveValue('');
  await client.send('Input.insertText', {text: 'ni'});
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

for (const typed of ['évaluation', 'ｅｖａｌｕａｔｉｏｎ', 'con\ufb01guration'])
  test(`“${typed}” finds what its plain letters find`, async ({page}) => {
    await open(page, start);
    await openSearch(page, typed.normalize('NFKD').replace(/\p{M}/gu, ''));
    await allTexts(page);
    const plain = await hits(page).allTextContents();
    await page.keyboard.press('Escape');
    await openSearch(page, typed);
    await expect.poll(() => hits(page).allTextContents()).toEqual(plain);
  });

test('closing the box leaves the focus and the page where they were', async ({page}) => {
  await open(page, '/self-host/host-locally');
  const copy = page.getByRole('button', {name: /copy/i}).last();
  await copy.scrollIntoViewIfNeeded();
  await copy.focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(2000);
  for (const close of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(close);
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }
  // A hit that was opened leads away from there.
  await openSearch(page, 'roll back');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/deployment/);
  await expect(copy).not.toBeFocused();
});

for (const key of ['/', 'Control+k'])
  test(`${key} opens the box even if it was pressed before scripts had run`, async ({page}) => {
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(start, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(button(page).locator('kbd')).toHaveText(['/', /K$/]);
  });

test('blanks are no query', async ({page}) => {
  await open(page, start);
  await openSearch(page);
  await page.keyboard.type('   ');
  await expect(dialog(page)).toContainText('No recent searches');
  await page.keyboard.type('variant');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('  ');
  await expect(dialog(page)).toContainText('No recent searches');
  await expect(hits(page)).toHaveCount(0);
  await open(page, '/search?q=%20%20');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
});
