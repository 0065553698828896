import type { CDPSession, Page } from '@playwright/test';

/** Collects long tasks and the longest gap between two frames. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { tasks: 0, longest: 0, sum: 0, gap: 0, frames: 0, late: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.tasks += 1;
        seen.sum += entry.duration;
        seen.longest = Math.max(seen.longest, entry.duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      seen.gap = Math.max(seen.gap, now - last);
      seen.frames += 1;
      if (now - last > 25) seen.late += 1;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
/** Long tasks and their milliseconds, frames and the longest gap between two. */
export interface Seen {
  readonly tasks: number;
  readonly longest: number;
  readonly sum: number;
  readonly gap: number;
  readonly frames: number;
  /** Frames before which another was left out, at 60 a second. */
  readonly late: number;
}
/** What was collected so far. */
export const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
/** Restarts collecting. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    const nothing = { tasks: 0, longest: 0, sum: 0, gap: 0, frames: 0, late: 0 };
    Object.assign(Reflect.get(window, 'seen'), nothing);
  });

/** Long tasks and frames since the last `forget`, in words. */
export async function tasksAndGap(page: Page): Promise<string> {
  const { tasks, longest, gap } = await seen(page);
  return `${tasks} tasks over 50 ms, the longest ${longest.toFixed(0)} ms, the longest gap of frames ${gap.toFixed(0)} ms`;
}

/** After a full garbage collection: megabytes of heap, elements of the page, nodes and listeners that the browser holds. */
export async function held(page: Page, session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return `${(usedSize / 1e6).toFixed(1)} MB, ${elements} elements, ${nodes} nodes, ${jsEventListeners} listeners`;
}

/** Rows of a table that is printed when all is measured. */
export function figureRows() {
  const lines: string[] = [];
  return {
    row: (figure: string, value: string) => lines.push(`| ${figure} | ${value} |`),
    print: () => console.log(['| figure | measured |', '| --- | --- |', ...lines].join('\n')),
  };
}
