import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';
import { beginWith } from '../../tooling/test-order.ts';

// Files share a process and what it has read. Most wait for chains and services of their own; of two cores Vitest would use one.
export default defineConfig({
  test: {
    ...testLimits,
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: beginWith(['src/stack/run-stack.test.ts', 'src/stack/stack-chain.test.ts']) },
  },
});
