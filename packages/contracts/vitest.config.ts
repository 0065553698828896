import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['deploy/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 180_000 },
});
