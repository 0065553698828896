import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zeroOf } from '../shared/row-shape';
import { noBetSums, withBet, withOutcome } from './bet-sums';
import { roundBetsShape } from './prediction-rows';
import { type Bet, betsAfterBet, endedBet, isRefunded, isRefundedForMove, treasuryAfterRound } from './round-ledger';
import { roundReward } from './round-result';

const noBets = zeroOf(roundBetsShape);
const unknown = { lockPrice: null, closePrice: null, rewardAmount: null, rewardBaseCalAmount: null };
const bull = { position: 'bull', amount: 100n } as const;
const bear = { position: 'bear', amount: 300n } as const;
const both = betsAfterBet(betsAfterBet(noBets, bull), bear);

/** A round with its prices and its least move, and what its winners share by a fee of 3%. */
function closed(bets: typeof noBets, lockPrice: bigint, closePrice: bigint, minimumMove = 0n) {
  const stakes = { ...bets, fee: 300n, lockPrice, closePrice, minimumMove, failed: false };
  const { base, reward, fee, burned } = roundReward(stakes);
  const told = { treasuryAmount: fee + burned, rewardBaseCalAmount: base };
  return { told, round: { ...bets, lockPrice, closePrice, rewardAmount: reward, rewardBaseCalAmount: base } };
}

test('each bet counts on its own side', () => {
  expect(both).toEqual({
    totalBets: 2,
    totalAmount: 400n,
    bullBets: 1,
    bullAmount: 100n,
    bearBets: 1,
    bearAmount: 300n,
  });
});

test('PRED-27 PRED-28 PRED-30 the side that was right shares what the chain says; equal prices burn', () => {
  const { round } = closed(both, 50n, 51n);
  expect(endedBet(round, bull)).toEqual({ ...bull, outcome: 'win', payout: 388n });
  expect(endedBet(round, bear)).toEqual({ ...bear, outcome: 'lose', payout: 0n });
  const tie = closed(both, 50n, 50n);
  expect(endedBet(tie.round, bear)).toEqual({ ...bear, outcome: 'house', payout: 0n });
  expect(isRefunded(tie.round)).toBe(false);
  expect(treasuryAfterRound({ totalAmountTreasury: 7n, totalAmountBurned: 1n }, tie.told)).toEqual({
    totalAmountTreasury: 407n,
    totalAmountBurned: 401n,
  });
});

test('PRED-29 bets come back from a round that never closed or had one side; one without bets gave nothing back', () => {
  for (const round of [
    { ...both, ...unknown },
    { ...both, ...unknown, lockPrice: 5n },
  ]) {
    expect(isRefunded(round)).toBe(true);
    expect(endedBet(round, bear)).toEqual({ ...bear, outcome: 'canceled', payout: 300n });
  }
  const { round } = closed(betsAfterBet(noBets, bull), 50n, 49n);
  expect([isRefunded(round), endedBet(round, bull).payout]).toEqual([true, 100n]);
  expect(isRefunded(closed(noBets, 50n, 51n).round)).toBe(false);
});

test('bets come back from a round that moved too little, as what the winners share tells', () => {
  const { round } = closed(both, 10_000n, 10_004n, 5n);
  expect([isRefunded(round), isRefundedForMove(round)]).toEqual([true, true]);
  expect(endedBet(round, bull)).toEqual({ ...bull, outcome: 'canceled', payout: 100n });
  const enough = closed(both, 10_000n, 10_005n, 5n).round;
  expect([isRefunded(enough), endedBet(enough, bull).payout]).toEqual([false, 388n]);
  const equal = closed(both, 10_000n, 10_000n, 5n).round;
  expect([isRefunded(equal), endedBet(equal, bull).outcome]).toEqual([false, 'house']);
  const oneSided = closed(betsAfterBet(noBets, bull), 10_000n, 10_004n, 5n).round;
  expect([isRefunded(oneSided), isRefundedForMove(oneSided)]).toEqual([true, false]);
});

test('a closed round gives out all that was bet: to winners, back, or to the treasury, but for rounding', () => {
  const bets = fc.array(fc.record({ position: fc.constantFrom('bull', 'bear'), amount: fc.bigInt(1n, 10n ** 24n) }));
  fc.assert(
    fc.property(bets as fc.Arbitrary<Bet[]>, fc.bigInt(47n, 53n), fc.bigInt(0n, 500n), (placed, closePrice, least) => {
      const { round, told } = closed(placed.reduce(betsAfterBet, noBets), 50n, closePrice, least);
      const ended = placed.map((bet) => endedBet(round, bet));
      const paid = ended.reduce((sum, { payout }) => sum + payout, 0n);
      const rest = round.totalAmount - paid - told.treasuryAmount;
      expect(rest >= 0n && rest <= BigInt(placed.length)).toBe(true);
      const { totalAmountTreasury, totalAmountBurned } = treasuryAfterRound(
        { totalAmountTreasury: 0n, totalAmountBurned: 0n },
        told,
      );
      expect([totalAmountTreasury, totalAmountBurned <= totalAmountTreasury]).toEqual([told.treasuryAmount, true]);
      const sums = ended.reduce((before, bet) => withOutcome(withBet(before, bet), bet), noBetSums);
      expect(sums.netAmount).toBe(paid - round.totalAmount);
    }),
  );
});
