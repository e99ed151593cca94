/** Makes a style sheet a string: comments and needless white space go, so that the script stays small. */
module.exports = function cssTextLoader(source) {
  const text = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
  return `export default ${JSON.stringify(text)};`;
};
