/**
 * The floors of the house: a room may import those above it in this list, so no two rooms import each other.
 * `npx depcruise docusaurus.config.ts sidebars.ts src scripts tests`
 */
const rooms = [
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
    ...rooms.map((room, floor) => ({
      name: `${room.replace('src/', '')}-imports-down`,
      comment: 'Fix: import from a room above it in .dependency-cruiser.cjs, or move the code.',
      severity: 'error',
      from: {path: `^${room}/`},
      to: {path: rooms.slice(floor + 1).map((upper) => `^${upper}/`)},
    })),
  ].filter(({to}) => !to.path || to.path.length > 0),
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus|\\.generated)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    // Imports of types bind rooms as well.
    tsPreCompilationDeps: true,
  },
};
