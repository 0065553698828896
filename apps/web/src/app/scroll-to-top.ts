import { scrollToTopMs } from '@besc/domain/shared/constants';
import type { RouterHistory } from '@tanstack/react-router';

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
    if (isOpened && location.hash === '') timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollToTopMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
