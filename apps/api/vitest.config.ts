import { defineConfig } from 'vitest/config';

// Real servers and processes; a busy machine takes its time to start them.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
