import { squadRarities } from './citizens/squad-rarities';
import type { PortraitCollection } from './portrait-id';
import { traitText } from './trait-text';

/** How many portraits of a collection have each value of each trait. Every kind of the Bunnies is one of its own: none. */
export function portraitDistribution(
  collection: PortraitCollection,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return collection === 'squad' ? distribution : {};
}

const distribution = Object.fromEntries(
  Object.entries(squadRarities).map(([trait, counts]) => [
    traitText(trait),
    Object.fromEntries(
      Object.entries(counts)
        .filter(([value]) => value !== 'none')
        .map(([value, count]) => [traitText(value), count]),
    ),
  ]),
);
