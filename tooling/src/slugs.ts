/**
 * Slugs that a slug stands on: of these it may use what lies in the packages below its own, for its contracts or its figures
 * need theirs. Everything else of other slugs is refused (`import-violation`).
 */
const standsOn: Readonly<Record<string, readonly string[]>> = {
  home: ['farms'],
  lottery: ['random'],
  pools: ['farms'],
  prediction: ['oracle'],
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

/** What can be taken out, as nothing stands on it; of the rest other slugs, or tests and benchmarks of several, make use. */
const removable: readonly string[] = ['lottery', 'names', 'prediction'];

/** Whether a slug, or what belongs to none, may use what is of another one in the packages below. */
export function isBelow(slug: string | undefined, other: string): boolean {
  if (slug === other || ground.includes(other)) return true;
  return (standsOn[slug ?? ''] ?? []).some((next) => isBelow(next, other));
}

/** Throws RangeError for a slug that cannot be taken out. */
export function requireRemovable(slugs: readonly string[]): void {
  const fixed = slugs.find((slug) => !removable.includes(slug));
  if (fixed !== undefined) throw new RangeError(`${fixed} cannot be taken out; these can: ${removable.join(', ')}.`);
}
