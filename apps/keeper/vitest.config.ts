import { defineConfig } from 'vitest/config';

// Tests start real chains; two files at a time are what two cores carry.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 240_000, maxWorkers: 2 } });
