import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** Measures the page on the same stack as the tests; it asserts nothing. */
export default defineConfig(tests, { testDir: '.', testMatch: '*.bench.ts', timeout: 300_000, retries: 0 });
