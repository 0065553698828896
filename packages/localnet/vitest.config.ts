import { defineConfig } from 'vitest/config';

// Limits say that something hangs; on a busy machine everything takes its time.
export default defineConfig({ test: { testTimeout: 100_000, hookTimeout: 200_000 } });
