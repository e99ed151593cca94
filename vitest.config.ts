import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(__dirname)}},
  test: {include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'], testTimeout: 60_000},
});
