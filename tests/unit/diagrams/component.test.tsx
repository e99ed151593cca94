import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (address: string) => `/base${address}`}));

describe('Diagram', () => {
  it('shows both themes with size and alternative text, and no inline style', async () => {
    const {default: Diagram} = await import('../../../src/diagrams/Diagram');
    const html = renderToStaticMarkup(
      <Diagram name="variant-life" alt="Life" width="518" height="859" />,
    );
    const images = html.match(/<img [^>]+>/g) ?? [];
    expect(images).toHaveLength(2);
    for (const [index, theme] of ['light', 'dark'].entries()) {
      expect(images[index]).toContain(`src="/base/img/diagrams/variant-life.${theme}.svg"`);
      for (const part of [
        'alt="Life"',
        'width="518"',
        'height="859"',
        'loading="lazy"',
        'decoding="async"',
      ]) {
        expect(images[index]).toContain(part);
      }
    }
    expect(html).not.toContain('style=');
  });
});
