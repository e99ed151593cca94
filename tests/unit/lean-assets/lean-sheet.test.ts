import {describe, expect, it} from 'vitest';
import {dropBeatenDeclarations} from '../../../src/plugins/lean-assets/beaten-declarations';
import {inlineConstants} from '../../../src/plugins/lean-assets/constant-properties';
import {leanSheet} from '../../../src/plugins/lean-assets/lean-sheet';

const inline = (css: string) => inlineConstants(css, (name) => name === '--scripted');

describe('constant custom properties', () => {
  it('are written where they are read, and each other too', () => {
    expect(inline(':root{--a:2px;--b:calc(var(--a)*2)}p{margin:var(--b)var(--a)}')).toBe(
      'p{margin:calc(2px*2) 2px}',
    );
    expect(inline(':root{--l:1.5;--f:Arial}p{font:1rem/var(--l)var(--f)}')).toBe(
      'p{font:1rem/1.5 Arial}',
    );
  });

  it('stay when they differ by mode, screen, element or script', () => {
    for (const css of [
      ':root{--a:1px}[data-theme=dark]{--a:2px}p{top:var(--a)}',
      ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}',
      ':root{--a:1px}.x{--a:2px}p{top:var(--a)}',
      ':root{--scripted:1px}p{top:var(--scripted)}',
      // The value is taken where it is declared, so `--b` must not be looked up inside `.x`.
      ':root{--a:var(--b)}:root{--b:1px}.x{--b:2px}p{top:var(--a)}',
      ':root{--a:1px!important}p{top:var(--a)}',
    ])
      expect(inline(css)).toBe(css);
  });

  it('follow the colour mode through what they are made of', () => {
    expect(inline(':root{--a:var(--c);--c:red}[data-theme=dark]{--c:blue}p{color:var(--a)}')).toBe(
      ':root{--c:red}[data-theme=dark]{--c:blue}p{color:var(--c)}',
    );
  });

  it('go where a later layer sets them in any case, and where they say nothing', () => {
    expect(
      inline(
        '@layer theme{:root{--a:1px}html[data-theme=dark]{--a:2px}}@layer site{:root{--a:3px}p{top:var(--a)}}',
      ),
    ).toBe('@layer site{p{top:3px}}'.replace('@layer', '@layer theme{}@layer'));
    expect(inline(':root{--a:inherit}p{top:var(--a,1px)}')).toBe('p{top:var(--a,1px)}');
  });

  it('stay when they are long and read twice', () => {
    const long = `url(${'x'.repeat(60)})`;
    const css = `:root{--a:${long}}p{mask:var(--a)}b{mask:var(--a)}`;
    expect(inline(css)).toBe(css);
    expect(inline(css.replace('b{mask:var(--a)}', ''))).toBe(`p{mask:${long}}`);
  });
});

describe('beaten declarations', () => {
  it('go where the same selector is set again by a later layer or line', () => {
    expect(
      dropBeatenDeclarations(
        '@layer theme{.a{color:red;padding-left:1px;top:0}}@layer site{.a{color:blue;padding:0}}',
      ),
    ).toBe('@layer theme{.a{top:0}}@layer site{.a{color:blue;padding:0}}');
    expect(dropBeatenDeclarations('.a{top:0}.b{left:0}.a{top:1px}')).toBe('.b{left:0}.a{top:1px}');
    expect(
      dropBeatenDeclarations('@layer t{@media print{.a{top:0;left:0}}}@layer s{.a{top:1px}}'),
    ).toBe('@layer t{@media print{.a{left:0}}}@layer s{.a{top:1px}}');
  });

  it('stay where anything else may decide', () => {
    for (const css of [
      '.a{top:0}@media print{.a{top:1px}}',
      '.a{top:0!important}.a{top:1px}',
      '.a,.b{top:0}.a{top:1px}',
      '@layer one{.a{top:0}}@layer two{.b{top:1px}}',
      '.a{padding:0}.a{padding-left:1px}',
      '.a{color:color-mix(in srgb,red,blue)}.a:hover{color:red}',
      '@layer t,s;@layer s{.a{top:0}}@layer t{.a{left:0}}',
    ])
      expect(dropBeatenDeclarations(css)).toBe(css);
  });
});

it('all passes together', async () => {
  const css =
    '@layer docusaurus.infima{:root{--a:1px;--b:2px}.menu{top:var(--a);left:var(--b)}.gone{top:var(--b)}}' +
    '@layer site{:root{--a:3px}.menu{left:4px}}';
  expect(await leanSheet(css, new Set(['menu']))).toBe(
    '@layer docusaurus.infima{.menu{top:3px}}@layer site{.menu{left:4px}}',
  );
});
