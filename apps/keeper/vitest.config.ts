import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// Tests start real chains; two files at a time are what two cores carry.
export default defineConfig({
  test: {
    ...testLimits,
    // The files share one process and what it has read: each puts back what it changes.
    isolate: false,
    maxWorkers: 2,
  },
});
