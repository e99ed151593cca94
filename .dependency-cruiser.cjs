/**
 * The layers of this repository: a folder may import from those above it in this list, so no two folders
 * import each other. `npx depcruise docusaurus.config.ts sidebars.ts src scripts tests`
 */
const layers = [
  'src/platform',
  'src/settings',
  'src/components',
  'src/diagrams',
  'src/markdown',
  'src/search',
  'src/api-reference',
  'src/built-site',
  'src/theme',
  'src/plugins',
  'src/drift',
  'scripts',
  'tests',
];

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Fix: move what both files need into a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...layers.map((folder, layer) => ({
      name: `${folder.replace('src/', '')}-imports-down`,
      comment: 'Fix: import from a folder above it in .dependency-cruiser.cjs, or move the code.',
      severity: 'error',
      from: {path: `^${folder}/`},
      to: {path: layers.slice(layer + 1).map((lower) => `^${lower}/`)},
    })),
  ].filter(({to}) => !to.path || to.path.length > 0),
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus|\\.generated)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    // Imports of types count as well.
    tsPreCompilationDeps: true,
  },
};
