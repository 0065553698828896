import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// Tests start real chains; two files at a time are what two cores carry.
export default defineConfig({ test: { ...testLimits, maxWorkers: 2 } });
