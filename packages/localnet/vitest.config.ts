import { defineConfig } from 'vitest/config';

// The files share one process and what it has read and made: the small history is written once.
// Limits say that something hangs; on a busy machine everything takes its time.
export default defineConfig({ test: { testTimeout: 100_000, hookTimeout: 200_000, isolate: false } });
