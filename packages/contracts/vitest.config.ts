import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

export default defineConfig({
  test: {
    ...testLimits,
    // The files share one process and what it has read: each puts back what it changes.
    isolate: false,
    include: ['deploy/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    // Most files wait for a chain of their own half of the time; of two cores Vitest would use one.
    maxWorkers: 2,
  },
});
