import { resolve } from 'node:path';
import { slugFolders } from './slug-folders';

/**
 * Slugs that a slug stands on, for its contracts or its figures need theirs. It may use what lies in the packages below its
 * own. Everything else of other slugs is refused (`import-violation`).
 */
const standsOn: Readonly<Record<string, readonly string[]>> = {
  auctions: ['farms'],
  competition: ['profile'],
  home: ['farms'],
  ifo: ['profile'],
  lottery: ['random'],
  pools: ['farms'],
  prediction: ['oracle'],
  profile: ['nfts'],
  squad: ['profile', 'random'],
  voting: ['pools'],
};

/** What every slug stands on: the exchange itself, who owns it, and the subjects that are no feature. */
const ground: readonly string[] = [
  'governance',
  'liquidity',
  'market',
  'settings',
  'swap',
  'tokens',
  'transactions',
  'wallet',
  'yields',
];

/**
 * What can be taken out, with whatever stands on it: every other slug that there is, a new one too. No production module outside
 * of their folders names one (`slug-names`).
 */
export const removable: readonly string[] = slugFolders(resolve(import.meta.dirname, '../..')).filter(
  (slug) => !ground.includes(slug),
);

/** Of these no test outside of their folders is about; with the others the tests of several go (`falling-tests`). */
export const testedAlone: readonly string[] = ['names'];

/** Whether a slug, or what belongs to none, may use what is of another one in the packages below. */
export function isBelow(slug: string | undefined, other: string): boolean {
  if (slug === other || ground.includes(other)) return true;
  return (standsOn[slug ?? ''] ?? []).some((next) => isBelow(next, other));
}

/** Throws RangeError for a slug that cannot be taken out, or not without others that stand on it. */
export function requireRemovable(slugs: readonly string[]): void {
  const fixed = slugs.find((slug) => !removable.includes(slug));
  if (fixed !== undefined) throw new RangeError(`${fixed} cannot be taken out; these can: ${removable.join(', ')}.`);
  const left = Object.keys(standsOn).filter((slug) => !slugs.includes(slug));
  for (const slug of slugs) {
    const above = left.filter((other) => isBelow(other, slug));
    if (above.length > 0) throw new RangeError(`${slug} goes only with what stands on it: ${above.join(', ')}.`);
  }
}
