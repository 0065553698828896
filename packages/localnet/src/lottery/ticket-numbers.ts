import type { SeededRandom } from '../history/seeded-random';

/** Numbers of tickets by chance: the one and four digits each. */
export function ticketNumbers(random: SeededRandom) {
  const some = (count: number) => Array.from({ length: count }, () => 10_000 + random.below(10_000));
  return {
    some,
    /** Most buy a few, some many. */
    usual: () => some(random.next() < 0.12 ? 20 + random.below(60) : 1 + random.below(10)),
    /** With every beginning of two digits: one of them wins. */
    covering: () => Array.from({ length: 100 }, (_, pair) => 10_000 + pair * 100 + random.below(100)),
  };
}
