import {expect, open, test} from '../support/test';

test('a section that is turned around in the middle ends where it was; none moves for a reader who wants no motion', async ({
  page,
}) => {
  await open(page, '/reference/sdk/core_functions/tracing');
  const section = page.locator('.markdown details').first();
  const {height: closed = 0} = (await section.boundingBox()) ?? {};
  const summary = section.locator('summary').first();
  await summary.press('Enter');
  await expect.poll(async () => (await section.boundingBox())?.height).toBeGreaterThan(closed + 20);
  await summary.press('Enter');
  await expect(section).not.toHaveAttribute('open');
  await expect.poll(async () => (await section.boundingBox())?.height).toBe(closed);
  await expect(summary).toBeFocused();
  const duration = () =>
    section.evaluate((element) => {
      element.querySelector('summary')?.click();
      const [animation] = element.getAnimations().filter((one) => !(one instanceof CSSTransition));
      const timing = animation?.effect?.getTiming();
      animation?.finish();
      return timing?.duration;
    });
  expect(await duration()).toBeGreaterThan(100);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await duration()).toBe(1);
});

test('a truncated block that the browser’s search scrolls is shown in full', async ({page}) => {
  await open(page, '/self-host/deploy_remotly/host-on-kubernetes');
  const block = page.locator('.codeblock--cut').first();
  await block.locator('pre').evaluate((element) => (element.scrollTop = 40));
  await expect(page.getByRole('button', {name: 'Show less'})).toBeVisible();
});
