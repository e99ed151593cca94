declare module '!!../../plugins/search-index/css-text-loader.cjs!*' {
  const css: string;
  export default css;
}
