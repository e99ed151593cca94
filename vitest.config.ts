import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // As in the site's own build: JSX needs no import of React.
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': path.resolve(__dirname)}},
  test: {
    testTimeout: 60_000,
    // A forgotten `.only` would silently skip the other tests.
    allowOnly: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Vitest would leave one core free, which on two cores halves the speed.
    maxWorkers: '100%',
    // Files share what they import and read.
    isolate: false,
    projects: [
      {extends: true, test: {name: 'shared', include: ['tests/**/*.test.ts']}},
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/**/*.test.tsx'],
          // These files mock modules, each in its own way.
          isolate: true,
        },
      },
    ],
  },
});
