/** Grammars of prismjs that prism-react-renderer does not include, each after those that it depends on. */
export const grammars = [
  'bash', 'csharp', 'docker', 'hcl', 'http', 'ini', 'java', 'markup-templating', 'nginx', 'php',
  'powershell', 'properties', 'ruby', 'toml', 'diff', 'csv',
]; // prettier-ignore

/** Alias → name of the language. */
export const aliases: Readonly<Record<string, string>> = {
  sh: 'bash', shell: 'bash', console: 'bash', curl: 'bash',
  js: 'javascript', nodejs: 'javascript', ts: 'typescript',
  py: 'python', yml: 'yaml', dockerfile: 'docker', env: 'properties', html: 'markup', xml: 'markup',
  md: 'markdown', mdx: 'markdown', terraform: 'hcl', txt: 'text', plaintext: 'text', output: 'text',
}; // prettier-ignore
