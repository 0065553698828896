import { defineConfig } from 'vitest/config';

// Tests start real chains and real index processes; two files at a time are what two cores carry.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    globalSetup: 'test/support/shared-postgres.ts',
    // Node's own loader gives tests the same copy that the engine's modules have, and `changes:prove` its place to leave
    // a change out.
    server: { deps: { external: [/launch\/(store-turns|engine-hooks|engine-changes)[\w-]*\.mjs$/] } },
  },
});
