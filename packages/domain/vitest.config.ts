import { defineConfig } from 'vitest/config';

// Property tests build their generators on first use; a busy machine must not turn that into a failure. Nothing here
// holds state in a module, so the files share one process.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false } });
