import { PartLoadError } from './part-load-error';

const storageKey = 'besc-reloaded-parts';

/**
 * Loads a code part of the page. When that fails, usually because a new version replaced the files, the page reloads
 * itself once; when it fails again, PartLoadError is thrown, and another call tries again. Where nothing can be remembered a page
 * that came by a reload is not reloaded again, since that could repeat for ever.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    forget(name);
    return part;
  } catch (error) {
    if (!remember(name)) throw new PartLoadError(name, error);
    window.location.reload();
    // Nothing is shown between here and the reload, so that no error flashes up.
    return new Promise<never>(() => {});
  }
}

/** True when this is the part's first failure, as far as that can be known. */
function remember(name: string): boolean {
  try {
    const names = reloadedParts();
    if (names.includes(name)) return false;
    sessionStorage.setItem(storageKey, JSON.stringify([...names, name]));
    return true;
  } catch {
    return isFirstVisit();
  }
}

/** Whether this page did not come by a reload, as the browser tells. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'reload';
}

function forget(name: string): void {
  try {
    const names = reloadedParts();
    if (names.includes(name))
      sessionStorage.setItem(storageKey, JSON.stringify(names.filter((other) => other !== name)));
  } catch {
    // Storage that cannot be read cannot have caused a reload either.
  }
}

function reloadedParts(): string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}
