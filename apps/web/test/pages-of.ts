import type { Feature } from '../src/blocks/feature/feature';

/** The pages, redirects and titles of all features, loaded. */
export async function pagesOf(features: readonly Feature[]) {
  const all = await Promise.all(features.map(async ({ pages }) => pages?.()));
  const loaded = all.filter((own) => own !== undefined);
  return {
    pages: loaded.flatMap(({ pages }) => pages),
    redirects: loaded.flatMap(({ redirects = [] }) => redirects),
    titles: loaded.flatMap(({ titles }) => titles),
  };
}
