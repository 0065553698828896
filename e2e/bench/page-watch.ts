import type { Page } from '@playwright/test';

/** What the page itself saw since it was watched or cleared. */
export interface Watched {
  /** Sum of the layout shifts without user input. */
  readonly shift: number;
  /** Longest task of the main thread in ms, 0 when none took 50. */
  readonly longest: number;
}

/** Collects the page's layout shifts and long tasks from its first moment on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, longest: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => Reflect.get(window, 'seen') as { readonly shift: number; readonly longest: number });

export const clearWatched = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(Reflect.get(window, 'seen'), 'longest', 0);
  });

/** A longest task as it is told. */
export const taskText = (ms: number): string => (ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`);
