/** The typefaces of pages, diagrams and social cards. */

/** Variable fonts of the pages, `static/fonts/<name>.woff2` (src/css/tokens.css). */
export const webFonts = ['instrument-sans-v5', 'jetbrains-mono-v5'] as const;

/** Static fonts for diagrams and cards, as files in npm packages. Their renderers support neither woff2 nor variable fonts. */
export const drawnFonts = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  semibold: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  mono: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
} as const;
