import type { TraitTable } from './trait-table';

/**
 * The rank of each portrait by how seldom its traits are, 1 the rarest. A trait counts by the logarithm of its share, and to have
 * none of a trait is a value, too. Equal ones share a rank.
 */
export function rarityRanks({ total, traits }: TraitTable): Int32Array {
  const scores = new Float64Array(total);
  for (const { values, of } of traits) {
    const without = total - values.reduce((sum, { count }) => sum + count, 0);
    const weights = values.map(({ count }) => Math.log2(total / count));
    const weightWithout = without > 0 ? Math.log2(total / without) : 0;
    for (let id = 0; id < total; id += 1) scores[id] = (scores[id] ?? 0) + (weights[of[id] ?? -1] ?? weightWithout);
  }
  // Sums of the same parts in another order differ in their last digits.
  const rounded = scores.map((score) => Math.round(score * 1e6));
  const order = Array.from({ length: total }, (_, id) => id).toSorted(
    (one, other) => (rounded[other] ?? 0) - (rounded[one] ?? 0),
  );
  const ranks = new Int32Array(total);
  for (const [place, id] of order.entries()) {
    const before = order[place - 1];
    ranks[id] = before !== undefined && rounded[before] === rounded[id] ? (ranks[before] ?? 0) : place + 1;
  }
  return ranks;
}
