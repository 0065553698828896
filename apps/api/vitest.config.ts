import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// The files share one process and what it has read: each puts back what it changes.
export default defineConfig({ test: { ...testLimits, isolate: false } });
