import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

export default defineConfig({
  test: {
    ...testLimits,
    include: ['deploy/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    // Most files wait for a chain of their own half of the time; of two cores Vitest would use one.
    maxWorkers: 2,
  },
});
