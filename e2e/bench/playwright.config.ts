import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

const { projects: _, ...shared } = tests;

/** Measures the page on the same stack as the tests, one after the other; it records nothing that would cost time. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 300_000,
  retries: 0,
  use: { ...tests.use, trace: 'off', screenshot: 'off' },
});
