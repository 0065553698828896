/**
 * Calls back whenever the theme or the language of the page may have changed, for canvases, which do not follow CSS by
 * themselves. Returns the way to stop.
 */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'lang'] });
  const wishes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  for (const wish of wishes) wish.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const wish of wishes) wish.removeEventListener('change', onChange);
  };
}
