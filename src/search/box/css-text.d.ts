declare module '!!./css-text-loader.cjs!*' {
  const css: string;
  export default css;
}
