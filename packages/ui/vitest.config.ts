import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// The files share one process and what it has read: each leaves behind what it found.
export default defineConfig({
  test: {
    ...testLimits,
    environment: 'happy-dom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    css: true,
    restoreMocks: true,
  },
});
