import {readFileSync} from 'node:fs';

const names = [
  // Page background; raised or inset surfaces; hairlines and borders.
  'paper', 'surface', 'line',
  // Text, and secondary text; both have AA contrast on paper and surface.
  'ink', 'muted',
  // Links, the current item, the logo.
  'accent', 'accentSoft',
  // Services, results, tips.
  'teal', 'tealSoft',
  // Cautions.
  'amber', 'amberSoft',
] as const; // prettier-ignore

export type Palette = Readonly<Record<(typeof names)[number], string>>;

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The colours in the first rule with this selector. Throws an Error when one is missing. */
function paletteOf(selector: string): Palette {
  const [block = ''] = css.slice(css.indexOf(`${selector} {`)).split('}');
  const colours = names.map((name) => {
    const token = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const colour = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(block)?.[1];
    if (!colour) throw new Error(`src/css/tokens.css has no ${token} in ${selector}.`);
    return [name, colour] as const;
  });
  return Object.fromEntries(colours) as Palette;
}

/** The site's colours, read from the style sheet, for diagrams and social cards. */
export const palettes = {light: paletteOf(':root'), dark: paletteOf("[data-theme='dark']")};
