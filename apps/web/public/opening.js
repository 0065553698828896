// Runs before the first paint, so that a dark page never flashes light, and asks for the files of the opened page beside the app,
// not after it. Kept outside the bundle: it must block.
(() => {
  let dark;
  try {
    dark = JSON.parse(localStorage.getItem('besc-preferences') ?? '{}')?.isDark;
  } catch {
    // Storage may be denied or poisoned: the system's theme it is.
  }
  if (typeof dark !== 'boolean') dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // Written by the build (plugins/page-preload.ts): the files of each page by the first part of its address.
  const pages = JSON.parse(document.querySelector('meta[name="page-files"]')?.content ?? '{}');
  const first = location.pathname.split('/')[1]?.toLowerCase() ?? '';
  for (const file of Object.hasOwn(pages, first) ? pages[first] : []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${file}.js`;
    document.head.append(link);
  }
})();
