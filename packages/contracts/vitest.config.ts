import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['deploy/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 180_000,
    // Most files wait for a chain of their own half of the time; of two cores Vitest would use one.
    maxWorkers: 2,
  },
});
