import type { RouterHistory } from '@tanstack/react-router';

/** The page that was opened has this long to take its place. */
const delayMs = 50;

/**
 * Scrolls to the top 50 ms after another page was opened. Going back and forward is left to the browser, which returns to
 * where the page was; so is an address that names a place of the page. Answers how to stop.
 */
export function scrollToTop(history: RouterHistory): () => void {
  let path = history.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = history.subscribe(({ location, action }) => {
    const isOtherPage = location.pathname !== path;
    path = location.pathname;
    if (!isOtherPage) return;
    clearTimeout(timer);
    const isOpened = action.type === 'PUSH' || action.type === 'REPLACE';
    if (isOpened && location.hash === '') timer = setTimeout(() => window.scrollTo({ top: 0 }), delayMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
