/** The theme would load grammars into the browser's highlighter here; the site highlights at build time. */
export default function prismIncludeLanguages(): void {}
