import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';
import { beginWith } from '../../tooling/test-order.ts';

/** Those that start the engine most often. */
const longest = ['swap/postgres', 'swap/storm', 'launch/chain-faults', 'launch/folder-faults'];

// Tests start real chains and real index processes; two files at a time are what two cores carry.
export default defineConfig({
  test: {
    ...testLimits,
    include: ['test/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: beginWith(longest.map((name) => `test/${name}.test.ts`)) },
    globalSetup: 'test/support/shared-postgres.ts',
    // Node's own loader gives tests the same copy that the engine's modules have, and `changes:prove` its place to leave
    // a change out.
    server: { deps: { external: [/launch\/(store-turns|engine-hooks|engine-changes)[\w-]*\.mjs$/] } },
  },
});
