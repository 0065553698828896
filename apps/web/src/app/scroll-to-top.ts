import { scrollToTopMs } from '@besc/domain/shared/constants';

/** What a navigation of the app is announced by; going back and forward is not. */
const opened = ['pushState', 'replaceState'];

/**
 * Scrolls to the top 50 ms after another page was opened. Going back and forward is left to the browser, which returns to
 * where the page was; so is an address that names a place of the page. Answers how to stop.
 */
export function scrollToTop(): () => void {
  let path = window.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ type }: Event) => {
    const { pathname, hash } = window.location;
    if (pathname === path) return;
    path = pathname;
    clearTimeout(timer);
    if (opened.includes(type) && hash === '') timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollToTopMs);
  };
  const events = [...opened, 'popstate'];
  for (const event of events) window.addEventListener(event, look);
  return () => {
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, look);
  };
}
