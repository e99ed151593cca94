/** Turns a style sheet into a module that exports its text, minified. */
module.exports = function cssTextLoader(source) {
  const text = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
  return `export default ${JSON.stringify(text)};`;
};
