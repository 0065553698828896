import { betPayout, type RoundStakes, roundReward } from '@besc/domain/prediction/round-result';
import type { VectorFile } from '../vector-file';
import type { VectorRandom } from '../vector-random';

const players = 3;

interface PlayedRound {
  /** Of rounds that start when this one is locked. */
  nextFee: bigint;
  nextMinimumMove: bigint;
  /** No execution at the lock. */
  late: boolean;
  price: bigint;
  bets: { position: 'bull' | 'bear'; amount: bigint }[];
}

function playedRounds(random: VectorRandom, count: number): PlayedRound[] {
  let price = 50n * 10n ** 8n;
  return Array.from({ length: count }, () => {
    const step = random.below(4n);
    // Equal, below or above, and less than a tenth away.
    if (step > 0n) price += step === 1n ? -random.below(price / 20n) : random.below(price / 20n);
    const bets = Array.from({ length: players }, () => ({
      position: random.below(2n) === 0n ? ('bull' as const) : ('bear' as const),
      amount: random.below(4n) === 0n ? 0n : 10n ** 13n + random.amount(80n),
    }));
    return {
      nextFee: random.below(501n),
      nextMinimumMove: random.below(101n),
      late: random.below(6n) === 0n,
      price,
      bets,
    };
  });
}

/**
 * Rounds of one prediction game, one after another, 13 words each: fee of the next, late, price at the lock, side and bet of
 * each player (0 none), what each is paid at the end, then the least move of the next; and the last words are all fees and all that
 * is burned.
 */
function predictionRows(random: VectorRandom, count: number): bigint[] {
  const rounds = playedRounds(random, count);
  const sums = { fee: 0n, burned: 0n };
  const rows = rounds.flatMap(({ nextFee, nextMinimumMove, late, price, bets }, index) => {
    const after = rounds[index + 1];
    const side = (position: 'bull' | 'bear') =>
      bets.reduce((sum, bet) => (bet.position === position ? sum + bet.amount : sum), 0n);
    const round: RoundStakes = {
      bullAmount: side('bull'),
      bearAmount: side('bear'),
      fee: rounds[index - 1]?.nextFee ?? 300n,
      minimumMove: rounds[index - 1]?.nextMinimumMove ?? 0n,
      lockPrice: late ? undefined : price,
      closePrice: late || after === undefined || after.late ? undefined : after.price,
      failed: true,
    };
    const reward = roundReward(round);
    sums.fee += reward.fee;
    sums.burned += reward.burned;
    const placed = bets.flatMap((bet) => [bet.position === 'bear' ? 1n : 0n, bet.amount]);
    return [nextFee, late ? 1n : 0n, price, ...placed, ...bets.map((bet) => betPayout(round, bet)), nextMinimumMove];
  });
  return [...rows, sums.fee, sums.burned];
}

export const predictionVectors: readonly VectorFile[] = [
  {
    name: 'prediction',
    title: '300 rounds of a prediction game',
    seed: 12n,
    rows: (random) => predictionRows(random, 300),
  },
];
