import { defineConfig } from '@playwright/test';
import { browserOptions } from '../tooling/browser-options';

/** Two workers, each with a running stack and a chain of its own, on which its tests follow one another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  // Limits say that something hangs; on a busy machine everything takes its time.
  timeout: 400_000,
  expect: { timeout: 100_000 },
  fullyParallel: true,
  // The longest test needs no stack and goes first: at the end it would keep one worker waiting for the other.
  projects: [
    { name: 'deployment', testMatch: 'deployment.spec.ts' },
    { name: 'page', testIgnore: 'deployment.spec.ts' },
  ],
  reporter: [['list']],
  forbidOnly: true,
  // On CI a test that needs a quiet machine gets a second try, which the report names as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    // A trace draws every step once more, a quarter of the work of a run: only where a test is tried again, or by `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 100_000,
    launchOptions: browserOptions,
  },
});
