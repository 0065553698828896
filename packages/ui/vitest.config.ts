import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

export default defineConfig({
  test: {
    ...testLimits,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    css: true,
    restoreMocks: true,
  },
});
