import {describe, expect, it} from 'vitest';
import {
  leanConfig,
  leanVersion,
  navbarItemTypes,
  unreachableClasses,
} from '../../../src/plugins/lean-assets/site-data';
import {classNames, dropUnusedRules} from '../../../src/plugins/lean-assets/unused-rules';

describe('class names', () => {
  it('are every word of the code, and those of the class attributes of pages', () => {
    const code = 'e("div",{className:o("menu",{[t.open_a1]:x})})';
    const page =
      'let frontMatter={},contentTitle;p("A hero of badges"),p({className:"card wide"}),h("<b class=\\"tok-k\\">")';
    const names = classNames([code, page]);
    for (const name of ['menu', 'open_a1', 'card', 'wide', 'tok-k']) expect(names).toContain(name);
    for (const word of ['hero', 'badges']) expect(names).not.toContain(word);
  });

  it('include a name of a CSS module that a page keeps in a variable', () => {
    const page =
      'let frontMatter={},contentTitle;let c="remark_pi";p({className:c}),p({className:c})';
    expect(classNames([page])).toContain('remark_pi');
  });
});

it('classes of settings that are not made count as unused, with the hash of a CSS module too', () => {
  const unreachable = unreachableClasses({navbar: {items: [], hideOnScroll: false}});
  const names = classNames(['"navbar--dark","darkNavbarColorModeToggle_X3","navbar"'], unreachable);
  expect([...names]).toEqual(['navbar']);
  const dark = {navbar: {style: 'dark' as const, items: [], hideOnScroll: false}};
  expect(unreachableClasses(dark)).not.toContain('navbar--dark');
});

describe('unused rules', () => {
  it('go, whatever is used stays', async () => {
    const css =
      'a{color:red}.menu{color:var(--used)}.menu.gone{top:0}.gone{left:0}.menu:hover{top:1px}[data-theme=dark] .menu{top:2px}' +
      '@keyframes spin{to{top:0}}';
    const lean = await dropUnusedRules(css, new Set(['menu']));
    expect(lean).toBe(
      'a{color:red}.menu{color:var(--used)}.menu:hover{top:1px}[data-theme=dark] .menu{top:2px}',
    );
  });

  it('stay for names that scripts put together', async () => {
    const css = '.theme-admonition:is(.theme-admonition-caution,.theme-admonition-warning){top:0}';
    expect(await dropUnusedRules(css, new Set(['theme-admonition']))).toBe(css);
  });

  it('take the custom properties along that only they read', async () => {
    const css = ':root{--a:1px;--b:var(--a);--d:3px}.gone{top:var(--b)}.menu{left:var(--d)}';
    expect(await dropUnusedRules(css, new Set(['menu']))).toBe(
      ':root{--d:3px}.menu{left:var(--d)}',
    );
  });
});

describe('site data', () => {
  it('keeps what the browser reads of the configuration', () => {
    const source =
      'export default {\n"title": "T", "presets": [["classic", {}]], "future": {"faster": {"x": 1}, "v4": {}}, ' +
      '"themeConfig": {"zoom": 1, "prism": {"theme": {}}}\n};\n';
    expect(leanConfig(source)).toBe(
      'export default {"title":"T","future":{"v4":{}},"themeConfig":{"zoom":1}};\n',
    );
    expect(() => leanConfig('module.exports = {}')).toThrow(/format has changed/);
  });

  it('brings the components of the navbar that there is', () => {
    const source = navbarItemTypes([{}, {type: 'search'}, {items: []}]);
    expect(source).toContain(
      '{"default":DefaultNavbarItem,"search":SearchNavbarItem,"dropdown":DropdownNavbarItem}',
    );
    expect(source.match(/import/g)).toHaveLength(3);
    expect(() => navbarItemTypes([{type: 'custom-x'}])).toThrow(/custom-x/);
  });

  it('keeps the sidebars as they look', () => {
    const item = {
      type: 'link',
      href: '/a',
      label: 'A',
      docId: 'a',
      unlisted: false,
      className: 'x',
    };
    const category = {type: 'category', label: 'C', items: [{...item, unlisted: true}]};
    const props = {
      version: {
        label: 'Next',
        docs: {a: {description: 'long'}},
        docsSidebars: {docs: [item, category]},
      },
    };
    expect(leanVersion(props)).toEqual({
      version: {
        label: 'Next',
        docs: {},
        docsSidebars: {
          docs: [
            {type: 'link', href: '/a', label: 'A', docId: '1', className: 'x'},
            {
              type: 'category',
              label: 'C',
              items: [
                {type: 'link', href: '/a', label: 'A', docId: '1', className: 'x', unlisted: true},
              ],
            },
          ],
        },
      },
    });
  });
});
