/** The languages of the site's code blocks, and their grammars. */

/** Grammars included in prism-react-renderer. */
const bundled = [
  'python',
  'json',
  'yaml',
  'javascript',
  'typescript',
  'jsx',
  'tsx',
  'go',
  'sql',
  'markdown',
  'markup',
  'css',
];

/** Grammar files of prismjs, in the order of their dependencies. */
const grammars = [
  'bash', 'csharp', 'docker', 'hcl', 'http', 'ini', 'java', 'markup-templating', 'nginx', 'php',
  'powershell', 'properties', 'ruby', 'toml', 'diff', 'csv',
]; // prettier-ignore

const aliases: Readonly<Record<string, string>> = {
  sh: 'bash', shell: 'bash', console: 'bash', curl: 'bash',
  js: 'javascript', nodejs: 'javascript', ts: 'typescript',
  py: 'python', yml: 'yaml', dockerfile: 'docker', env: 'properties', html: 'markup', xml: 'markup',
  md: 'markdown', mdx: 'markdown', terraform: 'hcl', txt: 'text', plaintext: 'text', output: 'text',
}; // prettier-ignore

export const languages = {
  grammars,
  aliases,
  names: [...bundled, ...grammars, ...Object.keys(aliases), 'text'],
};
