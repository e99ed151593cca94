import {shifts, watchShifts} from '../support/shifts';
import {expect, test} from '../support/test';

for (const [width, form] of [
  [390, 'narrow'],
  [1280, 'wide'],
] as const)
  test(`at ${width} pixels, pictures load when a reader comes near, in one form for both colour modes, without a layout shift`, async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const name = /\/img\/diagrams\/([^#]+)/.exec(request.url())?.[1];
      if (name) files.push(name);
    });
    await watchShifts(page);
    await page.setViewportSize({width, height: 800});
    await page.goto('/guides/how_does_agenta_work?docusaurus-theme=light');
    const figures = await page.locator('.markdown figure').all();
    expect(files.length).toBeLessThan(figures.length);
    for (const figure of figures) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('img:visible')).toHaveJSProperty('complete', true);
    }
    expect(await shifts(page)).toBe('');
    await page.goto('/guides/how_does_agenta_work?docusaurus-theme=dark');
    await expect(page.locator('.markdown figure img:visible')).toHaveCount(figures.length);
    expect(files).not.toEqual([]);
    expect(files.filter((name) => !name.endsWith(`.${form}.svg`))).toEqual([]);
  });
