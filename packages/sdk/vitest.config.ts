import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits.ts';

// Nothing here holds state in a module, so the files share one process and what it has read.
export default defineConfig({ test: { ...testLimits, include: ['{src,tools}/**/*.test.ts'], isolate: false } });
