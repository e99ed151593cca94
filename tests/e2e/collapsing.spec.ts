import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

interface Motion {
  duration: number;
  easing: string;
  /** Height in pixels when it is over. */
  height: number;
}

/** Clicks a button, waits until an element has its new height, and returns how it got there. */
const motion = (page: Page, button: string, moving: string): Promise<Motion> =>
  page.evaluate(
    async ([button = '', moving = '']) => {
      const element = document.querySelector<HTMLElement>(moving);
      document.querySelector<HTMLElement>(button)?.click();
      const animation = element
        ?.getAnimations()
        .find((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
      const {duration, easing = ''} = animation?.effect?.getTiming() ?? {};
      await animation?.finished;
      // What follows the end of the animation.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return {duration: Number(duration), easing, height: element?.offsetHeight ?? 0};
    },
    [button, moving],
  );

const parts = [
  ['/reference/sdk/core_functions/tracing', '.markdown summary', '.markdown details'],
  ['/reference/api/create-evaluation', '.api-schema summary', '.api-schema details'],
  ['/self-host/deploy_remotly/host-on-kubernetes', '.codeblock__more', '.codeblock--cut pre'],
] as const;

for (const [address, button, moving] of parts) {
  test(`${moving} opens and closes in a time that its height decides: ${address}`, async ({page}) => {
    await open(page, address);
    // The name of the class tells an open block from a closed one.
    await page
      .locator(moving)
      .first()
      .evaluate((element) => element.setAttribute('id', 'moving'));
    const before = await page.locator('#moving').evaluate((element: HTMLElement) => element.offsetHeight);
    const opened = await motion(page, button, '#moving');
    expect(opened.easing).toBe('ease-in-out');
    expect(opened.height).toBeGreaterThan(before);
    expect(opened.duration).toBeGreaterThan(100);
    const closed = await motion(page, button, '#moving');
    expect(closed).toEqual({...opened, height: before});
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await motion(page, button, '#moving')).toEqual({...opened, duration: 1});
  });
}

test('a section that is turned around in the middle ends where it was', async ({page}) => {
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
});

test('a truncated block that the browser’s search scrolls is shown in full', async ({page}) => {
  await open(page, '/self-host/deploy_remotly/host-on-kubernetes');
  const block = page.locator('.codeblock--cut').first();
  await block.locator('pre').evaluate((element) => (element.scrollTop = 40));
  await expect(page.getByRole('button', {name: 'Show less'})).toBeVisible();
});
