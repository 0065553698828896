import { defineConfig } from 'vitest/config';
import { testLimits } from './test-limits.ts';

export default defineConfig({ test: { ...testLimits, include: ['src/**/*.test.ts'], isolate: false } });
