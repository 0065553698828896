import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../tooling/browser-options';

/** Component checks in a real browser, over the built gallery and under the product's content security policy. */
export default defineConfig({
  testDir: './browser',
  outputDir: './dist/test-results',
  workers: 1,
  // Limits say that something hangs; on a busy machine everything takes its time.
  timeout: 400_000,
  expect: { timeout: 100_000 },
  // On CI a test that needs a quiet machine gets a second try, which the report names as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    launchOptions: {
      ...browserOptions,
      // With real scroll bars, as on a desktop.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});
