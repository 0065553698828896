import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TradeAmounts, type TradedMarket, tradeVolume } from '../market/trade-volume';
import { tradedUsd } from '../market/traded-usd';
import { oneE18 } from '../shared/fixed-point';
import { type NetAmounts, netVolume, noNet, withSwap } from './net-volume';

const rules = { wbesc: '0x01', stable: '0x02', whitelist: ['0x01', '0x02'], minimumReserveNativeE18: 0n } as const;
const none = { amount0In: 0n, amount0Out: 0n, amount1In: 0n, amount1Out: 0n };

/** A pair of two tokens of a USD each at first, that takes 0.25% of what goes in. */
function pool(side: bigint) {
  const reserves: [bigint, bigint] = [side, side];
  return {
    reserves,
    /** Token 0 in, or token 1. */
    swap(into: 0 | 1, amount: bigint): TradeAmounts {
      const paid = amount * 9975n;
      const out = (paid * reserves[1 - into]!) / (reserves[into] * 10_000n + paid);
      reserves[into] += amount;
      reserves[1 - into]! -= out;
      return into === 0
        ? { ...none, amount0In: amount, amount1Out: out }
        : { ...none, amount1In: amount, amount0Out: out };
    },
    /** Token 0 is a USD; token 1 what the pair says. */
    market: () =>
      ({
        token0: { id: '0x01', decimals: 18, derivedNative: oneE18 },
        token1: { id: '0x02', decimals: 18, derivedNative: (reserves[0] * oneE18) / reserves[1] },
        nativePrice: oneE18,
      }) as const,
  };
}
const counted = (market: TradedMarket, net: NetAmounts) =>
  netVolume(net, (trade) => tradedUsd(tradeVolume(market, trade, rules)));
const netOf = (swaps: readonly TradeAmounts[]) => swaps.reduce(withSwap, noNet);
const amount = fc.bigInt({ min: oneE18, max: 10n ** 24n });
const someSwap: fc.Arbitrary<TradeAmounts> = fc.record({
  amount0In: amount,
  amount0Out: amount,
  amount1In: amount,
  amount1Out: amount,
});

test('a hundred thousand there and back in a pair of as much a side counts what it cost', () => {
  const pair = pool(100_000n * oneE18);
  const there = pair.swap(0, 100_000n * oneE18);
  const back = pair.swap(1, there.amount1Out);
  const volume = counted(pair.market(), netOf([there, back]));
  expect(volume).toBeGreaterThan(0n);
  expect(volume).toBeLessThan(500n * oneE18);
});

test('one trade counts as the exchange values it', () => {
  const pair = pool(1_000_000n * oneE18);
  const volume = counted(pair.market(), netOf([{ ...none, amount0In: 5n * oneE18, amount1Out: 3n * oneE18 }]));
  expect(volume).toBe(4n * oneE18);
});

test('the order of the swaps does not matter', () => {
  fc.assert(
    fc.property(fc.array(someSwap, { maxLength: 8 }), (swaps) => {
      const market = pool(oneE18).market();
      const volume = counted(market, netOf(swaps));
      expect(counted(market, netOf(swaps.toReversed()))).toBe(volume);
      expect(counted(market, netOf([...swaps.slice(1), ...swaps.slice(0, 1)]))).toBe(volume);
    }),
  );
});

test('there and back counts no more than was lost, however often and in whatever parts', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), amount, (parts, side) => {
      const pair = pool(side * 10n);
      const there = parts.map((part) => pair.swap(0, part));
      // What came out goes back in at once, or in as many parts.
      const back = there.map(({ amount1Out }) => pair.swap(1, amount1Out));
      const net = netOf([...there, ...back]);
      expect(net.net1).toBe(0n);
      expect(net.net0).toBeGreaterThanOrEqual(0n);
      expect(counted(pair.market(), net)).toBeLessThanOrEqual(net.net0);
    }),
  );
});

test('there and the half back counts as going half the way', () => {
  const sum = netOf([
    { ...none, amount0In: 100n, amount1Out: 90n },
    { ...none, amount1In: 45n, amount0Out: 50n },
  ]);
  expect(sum).toEqual({ net0: 50n, net1: -45n });
});
