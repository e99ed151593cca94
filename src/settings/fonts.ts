/** The typefaces of pages, diagrams and social cards. */

/**
 * The typeface of text. It and that of code are variable fonts in `static/fonts` (src/css/tokens.css): Latin-1,
 * punctuation and arrows, weights 400 to 700. The mono one has no ligatures (`fonttools subset
 * --layout-features=`): code shows `==` as typed, and the file is half as large.
 */
export const textFont = 'instrument-sans-v5';

/** Static fonts for diagrams and cards, whose renderers support neither woff2 nor variable fonts. */
export const drawnFonts = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  semibold: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  mono: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
} as const;
