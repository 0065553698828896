// Runs before the first paint, so that a dark page never flashes light. Kept outside the bundle: it must block.
(() => {
  let dark;
  try {
    dark = JSON.parse(localStorage.getItem('besc-preferences') ?? '{}')?.isDark;
  } catch {
    // Storage may be denied or poisoned: the system's theme it is.
  }
  if (typeof dark !== 'boolean') dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
