import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// Tests start real chains and real index processes; two files at a time are what two cores carry.
export default defineConfig({
  test: {
    ...testLimits,
    include: ['test/**/*.test.ts'],
    maxWorkers: 2,
    globalSetup: 'test/support/shared-postgres.ts',
    // Node's own loader gives tests the same copy that the engine's modules have, and `changes:prove` its place to leave
    // a change out.
    server: { deps: { external: [/launch\/(store-turns|engine-hooks|engine-changes)[\w-]*\.mjs$/] } },
  },
});
