import { defineConfig } from 'vitest/config';

// Nothing here holds state in a module, so the files share one process and what it has read.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, isolate: false },
});
