/** After this long the page is drawn in the fallback, whose measures are close. */
const longestMs = 1_000;

/** Waits until the letters of the page are here, so that nothing is drawn twice and moves. Never fails, never waits long. */
export async function fontReady(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans').split(',')[0]?.trim();
  if (family === undefined || family === '' || document.fonts === undefined) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestMs));
  const loaded = document.fonts.load(`1rem ${family}`).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loaded, late]);
}
