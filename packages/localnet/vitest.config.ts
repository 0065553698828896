import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// The files share one process and what it has read and made: the small history is written once.
export default defineConfig({ test: { ...testLimits, isolate: false } });
