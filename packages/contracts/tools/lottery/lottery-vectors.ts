import { lotteryResult, ticketsCost, usualPriceStep } from '@besc/domain/lottery/lottery-draw';
import type { VectorFile } from '../vector-file';
import type { VectorRandom } from '../vector-random';

const players = 3;

/** Near one another most of the time, so that brackets are won. */
function ticketNumber(random: VectorRandom): number {
  const near = random.below(3n) > 0n;
  return 10_000 + Number(near ? 4200n + random.below(100n) : random.below(10_000n));
}

/**
 * Rounds of one lottery, each a stream of words: price, divisor, gift, drawn number, purchases (each: player, count, numbers);
 * then winners and prizes of brackets 1 to 3, what rolls over, and what each player wins.
 */
function lotteryRows(random: VectorRandom, rounds: number): bigint[] {
  const shares = [0n, 1000n, 2000n, 7000n] as const;
  const rows: bigint[] = [];
  let rollover = 0n;
  for (let round = 0; round < rounds; round++) {
    const price = usualPriceStep * (1n + random.below(30n));
    const [divisor, gift] = [300n + random.below(4000n), random.amount(75n)];
    const drawn = ticketNumber(random);
    const purchases = Array.from({ length: Number(random.below(6n)) }, () => ({
      player: Number(random.below(BigInt(players))),
      numbers: Array.from({ length: 1 + Number(random.below(30n)) }, () => ticketNumber(random)),
    }));
    const costs = purchases.map(({ numbers }) => ticketsCost({ price, divisor, count: BigInt(numbers.length) }));
    const pot = costs.reduce((sum, cost) => sum + cost, rollover + gift);
    const terms = { pot, price, divisor, shares };
    const result = lotteryResult({ ...terms, numbers: purchases.flatMap(({ numbers }) => numbers) }, drawn);
    rows.push(price, divisor, gift, BigInt(drawn), BigInt(purchases.length));
    for (const { player, numbers } of purchases) {
      rows.push(BigInt(player), BigInt(numbers.length), ...numbers.map(BigInt));
    }
    rows.push(...result.winners.slice(1), ...result.prizes.slice(1), result.rollover);
    for (let player = 0; player < players; player++) {
      const own = purchases.filter((purchase) => purchase.player === player).flatMap(({ numbers }) => numbers);
      const { winners } = lotteryResult({ ...terms, numbers: own }, drawn);
      rows.push(winners.reduce((sum, count, bracket) => sum + count * (result.prizes[bracket] ?? 0n), 0n));
    }
    rollover = result.rollover;
  }
  return rows;
}

export const lotteryVectors: readonly VectorFile[] = [
  { name: 'lottery', title: '60 rounds of the lottery', seed: 11n, rows: (random) => lotteryRows(random, 60) },
];
