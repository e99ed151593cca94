import css from '!!./css-text-loader.cjs!./modal.css';

let sheet: CSSStyleSheet | undefined;

/** Adds the modal's styles once. They come with its code, because the build puts all imported CSS on every page. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
