import frame from '!!./css-text-loader.cjs!./modal.css';
import results from '!!./css-text-loader.cjs!./modal-results.css';
import states from '!!./css-text-loader.cjs!./modal-states.css';

let sheet: CSSStyleSheet | undefined;

/** Adds the modal's styles, which are part of its script because Docusaurus puts imported CSS on every page. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(frame + results + states);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
