import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (address: string) => `/base${address}`}));

async function shown(first?: boolean) {
  const {default: Diagram} = await import('../../../src/diagrams/Diagram');
  return renderToStaticMarkup(
    <Diagram name="life" alt="Life" narrow="360 700" wide="704 400" first={first}>
      <figcaption>Legend</figcaption>
    </Diagram>,
  );
}

describe('Diagram', () => {
  it('offers both forms in both colour modes, with their sizes, and no inline style', async () => {
    const html = await shown();
    const pictures = html.match(/<picture.+?<\/picture>/g) ?? [];
    expect(pictures).toHaveLength(2);
    for (const [index, view] of ['', '#dark.svg'].entries()) {
      const [source, image] = pictures[index]?.match(/<(?:source|img) [^>]+>/g) ?? [];
      for (const part of [
        'media="(min-width: 640px)"',
        `srcSet="/base/img/diagrams/life.wide.svg${view}"`,
        'width="704" height="400"',
      ])
        expect(source).toContain(part);
      for (const part of [
        `src="/base/img/diagrams/life.narrow.svg${view}"`,
        'alt="Life"',
        'width="360" height="700"',
        'loading="lazy"',
        'decoding="async"',
      ])
        expect(image).toContain(part);
      expect(image).not.toContain('fetchPriority');
    }
    expect(html).toContain('<figcaption>Legend</figcaption></figure>');
    expect(html).not.toContain('style=');
  });

  it('loads a picture of the first screen at once', async () => {
    for (const image of (await shown(true)).match(/<img [^>]+>/g) ?? ['no image'])
      for (const part of ['loading="eager"', 'decoding="sync"', 'fetchPriority="high"'])
        expect(image).toContain(part);
  });
});
