const inlineStyle = /e\.createElement\("style",null,"[^"]*"\)/g;

/**
 * Takes the <style> element out of DocSearch's logo: the Content-Security-Policy forbids inline styles, and our own
 * style sheet colours the logo. Throws when DocSearch has changed, so that a new release is looked at.
 */
module.exports = function docsearchLoader(source) {
  const found = source.match(inlineStyle) ?? [];
  if (found.length !== 1) {
    throw new Error(
      `@docsearch/react holds ${found.length} inline styles instead of 1. ` +
        'Fix: look at its footer and correct src/search/box/docsearch-loader.cjs.',
    );
  }
  return source.replace(inlineStyle, 'null');
};
