import css from '!!./css-text-loader.cjs!./modal.css';

let sheet: CSSStyleSheet | undefined;

/** Adds the modal's styles, which are part of its script because Docusaurus puts imported CSS on every page. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
