import type { Feature } from '../blocks/feature/feature';

/**
 * Begins to load the code of the page that is opened, beside the settings file. A failure is left to the page itself,
 * which loads it again and knows what to do.
 */
export function preloadPage(features: readonly Feature[], path: string): void {
  const pages = features.flatMap((feature) => feature.routes ?? []);
  const page = pages.find((candidate) => candidate.path === path) ?? (path === '/' ? pages[0] : undefined);
  void page?.load().catch(() => undefined);
}
