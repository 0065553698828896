import { test as base, expect } from '@playwright/test';
import { startGalleryServer } from './gallery-server';

interface Fixtures {
  /** Opens stories by their file names, for example 'dialog'; fails the test on any report of the browser. */
  openStories(names: string, options?: { theme?: 'light' | 'dark'; dir?: 'ltr' | 'rtl' }): Promise<void>;
}

export const test = base.extend<Fixtures, { galleryUrl: string }>({
  galleryUrl: [
    async ({ browserName }, use) => {
      const server = await startGalleryServer();
      await use(`${server.url}/?browser=${browserName}`);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  openStories: async ({ page, galleryUrl }, use) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') reports.push(message.text());
    });
    page.on('pageerror', (error) => reports.push(error.message));
    await use(async (names, { theme = 'light', dir = 'ltr' } = {}) => {
      await page.goto(`${galleryUrl}&only=${names}&theme=${theme}&dir=${dir}`);
      await page.evaluate(() => document.fonts.ready);
    });
    expect(reports, 'reports of the browser').toEqual([]);
  },
});

export { expect };
