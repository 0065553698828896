import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// Files share a process and what it has read. Most wait for chains and services of their own; of two cores Vitest would use one.
export default defineConfig({ test: { ...testLimits, isolate: false, maxWorkers: 2 } });
