import { defineConfig } from '@playwright/test';

/** Two workers, each with a running stack and a chain of its own; the specs of a file share one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  // On CI a test that needs a quiet machine gets a second try, which the report names as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    // A trace draws every step once more, a quarter of the work of a run: only where a test is tried again, or by `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
