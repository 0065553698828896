import { lotteryResult, ticketPriceStep, ticketsCost } from '@besc/domain/lottery/lottery-draw';
import { betPayout, type RoundStakes, roundReward } from '@besc/domain/prediction/round-result';
import type { VectorRandom } from './vector-random';

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
export function lotteryRows(random: VectorRandom, rounds: number): bigint[] {
  const shares = [0n, 1000n, 2000n, 7000n] as const;
  const rows: bigint[] = [];
  let rollover = 0n;
  for (let round = 0; round < rounds; round++) {
    const price = ticketPriceStep * (1n + random.below(30n));
    const [divisor, gift] = [300n + random.below(4000n), random.amount(75n)];
    const drawn = ticketNumber(random);
    const purchases = Array.from({ length: Number(random.below(6n)) }, () => ({
      player: Number(random.below(BigInt(players))),
      numbers: Array.from({ length: 1 + Number(random.below(30n)) }, () => ticketNumber(random)),
    }));
    const costs = purchases.map(({ numbers }) => ticketsCost({ price, divisor, count: BigInt(numbers.length) }));
    const pot = costs.reduce((sum, cost) => sum + cost, rollover + gift);
    const result = lotteryResult({ pot, shares, numbers: purchases.flatMap(({ numbers }) => numbers) }, drawn);
    rows.push(price, divisor, gift, BigInt(drawn), BigInt(purchases.length));
    for (const { player, numbers } of purchases) {
      rows.push(BigInt(player), BigInt(numbers.length), ...numbers.map(BigInt));
    }
    rows.push(...result.winners.slice(1), ...result.prizes.slice(1), result.rollover);
    for (let player = 0; player < players; player++) {
      const own = purchases.filter((purchase) => purchase.player === player).flatMap(({ numbers }) => numbers);
      const { winners } = lotteryResult({ pot, shares, numbers: own }, drawn);
      rows.push(winners.reduce((sum, count, bracket) => sum + count * (result.prizes[bracket] ?? 0n), 0n));
    }
    rollover = result.rollover;
  }
  return rows;
}

interface PlayedRound {
  /** Of rounds that start when this one is locked. */
  nextFee: bigint;
  /** Nobody executes at the lock. */
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
    return { nextFee: random.below(501n), late: random.below(6n) === 0n, price, bets };
  });
}

/**
 * Rounds of one prediction game, one after another, 12 words each: fee of the next, late, price at the lock, side and bet of
 * each player (0 none), then what each is paid at the end; and the last words are all fees and all that is burned.
 */
export function predictionRows(random: VectorRandom, count: number): bigint[] {
  const rounds = playedRounds(random, count);
  const sums = { fee: 0n, burned: 0n };
  const rows = rounds.flatMap(({ nextFee, late, price, bets }, index) => {
    const after = rounds[index + 1];
    const side = (position: 'bull' | 'bear') =>
      bets.reduce((sum, bet) => (bet.position === position ? sum + bet.amount : sum), 0n);
    const round: RoundStakes = {
      bullAmount: side('bull'),
      bearAmount: side('bear'),
      fee: rounds[index - 1]?.nextFee ?? 300n,
      lockPrice: late ? undefined : price,
      closePrice: late || after === undefined || after.late ? undefined : after.price,
      failed: true,
    };
    const reward = roundReward(round);
    sums.fee += reward.fee;
    sums.burned += reward.burned;
    const placed = bets.flatMap((bet) => [bet.position === 'bear' ? 1n : 0n, bet.amount]);
    return [nextFee, late ? 1n : 0n, price, ...placed, ...bets.map((bet) => betPayout(round, bet))];
  });
  return [...rows, sums.fee, sums.burned];
}
