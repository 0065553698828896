import { defineConfig } from 'vitest/config';
import { testLimits } from '../../tooling/test-limits';

export default defineConfig({ test: testLimits });
