import { noLongerThan } from '../lib/no-longer-than';

/** After this long the page is drawn in the fallback, whose measures are close. */
const longestMs = 1_000;

/** Waits until the letters of the page are here, so that nothing is drawn twice and moves. Never fails, never waits long. */
export async function fontReady(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans').split(',')[0]?.trim();
  if (family === undefined || family === '' || document.fonts === undefined) return;
  await noLongerThan(longestMs, document.fonts.load(`1rem ${family}`));
}
