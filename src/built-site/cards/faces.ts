/** Fonts of the cards as the packages ship them; satori reads woff, not woff2. */
export const faces = [
  {name: 'Instrument Sans', weight: 400, file: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff')},
  {name: 'Instrument Sans', weight: 600, file: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff')},
  {name: 'JetBrains Mono', weight: 400, file: require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff')},
] as const; // prettier-ignore
