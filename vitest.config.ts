import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // As the site's own build does: no React import needed for JSX.
  esbuild: {jsx: 'automatic'},
  resolve: {alias: {'@site': path.resolve(__dirname)}},
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    testTimeout: 60_000,
    // Vitest would leave one core free, which on two cores halves the speed.
    maxWorkers: '100%',
    minWorkers: 1,
  },
});
