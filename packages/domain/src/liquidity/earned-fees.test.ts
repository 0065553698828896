import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSuppliedPair } from '../../test/make-supplied-pair';
import { toFixed } from '../shared/fraction';
import { amountOut, liquidityBurned, liquidityMinted, minimumLiquidity, pairAfterSwap } from '../shared/pair';
import { earnedFees } from './earned-fees';
import { oneX128, pairGrowthX128 } from './pair-growth';
import {
  noPositionRecord,
  type PositionRecord,
  recordAfterAdd,
  recordAfterLeaving,
  recordAfterReceipt,
  recordAfterRemoval,
} from './position-record';
import { supplyAtChange } from './supplied-pair';

const day = 86_400;
const whole = 10n ** 18n;

/** A pair that does what the contract does, with the record of one of its providers. */
class SteppedPair {
  supplied = makeSuppliedPair({
    pair: { ...makeSuppliedPair().pair, reserve0: 0n, reserve1: 0n },
    totalSupply: 0n,
    kLast: 0n,
  });
  record: PositionRecord = noPositionRecord;
  seconds = 1_000_000;

  get reserves() {
    const { pair, totalSupply } = this.supplied;
    return { reserve0: pair.reserve0, reserve1: pair.reserve1, totalSupply };
  }

  add(amount0: bigint, amount1: bigint, isOwn: boolean): void {
    const totalSupply = supplyAtChange(this.supplied);
    const liquidity = liquidityMinted({ ...this.reserves, amount0, amount1, totalSupply });
    const locked = totalSupply === 0n ? minimumLiquidity : 0n;
    this.set(this.reserves.reserve0 + amount0, this.reserves.reserve1 + amount1, totalSupply + liquidity + locked);
    if (isOwn)
      this.record = recordAfterAdd(this.record, { ...this.reserves, liquidity, amount0, amount1 }, this.seconds);
  }

  remove(liquidity: bigint): void {
    const before = { ...this.reserves, totalSupply: supplyAtChange(this.supplied) };
    const { reserve0, reserve1, totalSupply } = before;
    const { amount0, amount1 } = liquidityBurned({ liquidity, balance0: reserve0, balance1: reserve1, totalSupply });
    const { record, left } = recordAfterLeaving(this.record, liquidity, this.seconds);
    this.record = left ? recordAfterRemoval(record, left, { ...before, liquidity, amount0, amount1 }) : record;
    this.set(reserve0 - amount0, reserve1 - amount1, totalSupply - liquidity);
  }

  swap(bps: bigint, isOfToken0: boolean): void {
    const { pair } = this.supplied;
    const tokenIn = isOfToken0 ? pair.token0 : pair.token1;
    const amountIn = ((isOfToken0 ? pair.reserve0 : pair.reserve1) * bps) / 10_000n;
    if (amountIn === 0n) return;
    const out = amountOut({ pair, tokenIn, amountIn });
    if (out === 0n) return;
    this.supplied = { ...this.supplied, pair: pairAfterSwap({ pair, tokenIn, amountIn, amountOut: out }) };
  }

  fees() {
    return earnedFees(this.record, this.supplied, this.seconds);
  }

  private set(reserve0: bigint, reserve1: bigint, totalSupply: bigint): void {
    const pair = { ...this.supplied.pair, reserve0, reserve1 };
    this.supplied = { ...this.supplied, pair, totalSupply, kLast: reserve0 * reserve1 };
  }
}

/** Two providers, the first of whom is another. */
function makeStepped(reserve0 = 1_000n * whole, reserve1 = 4_000n * whole): SteppedPair {
  const pair = new SteppedPair();
  pair.add(reserve0, reserve1, false);
  return pair;
}

const swaps = fc.array(fc.tuple(fc.bigInt(0n, 3_000n), fc.boolean()), { maxLength: 12 });

test('of one deposit each fee is the whole of what growth has put there, and not a wei more', () => {
  const reserve = fc.bigInt(10n ** 6n, 10n ** 30n);
  fc.assert(
    fc.property(reserve, reserve, fc.bigInt(1n, 20_000n), swaps, swaps, (reserve0, reserve1, bps, before, after) => {
      const pair = makeStepped(reserve0, reserve1);
      for (const [size, side] of before) pair.swap(size, side);
      const amount0 = (pair.reserves.reserve0 * bps) / 10_000n + 1n;
      const amount1 = (pair.reserves.reserve1 * bps) / 10_000n + 1n;
      try {
        pair.add(amount0, amount1, true);
      } catch {
        return;
      }
      const start = pair.reserves;
      for (const [size, side] of after) pair.swap(size, side);
      const fees = pair.fees();
      const supply = supplyAtChange(pair.supplied);
      const { reserve0: end0, reserve1: end1 } = pair.reserves;
      // amount * sqrt(k0)/s0 / (sqrt(k1)/s1), without a root: its square is this quotient.
      const over = end0 * end1 * start.totalSupply ** 2n;
      for (const [fee, amount] of [
        [fees?.amount0, fees?.now0],
        [fees?.amount1, fees?.now1],
      ] as const) {
        const under = (amount ?? 0n) ** 2n * start.reserve0 * start.reserve1 * supply ** 2n;
        const left = (amount ?? 0n) - (fee ?? 0n);
        expect(left ** 2n * over >= under).toBe(true);
        if (left > 0n && fee !== 0n) expect((left - 1n) ** 2n * over < under).toBe(true);
      }
    }),
  );
});

test('through deposits, removals and trades the fees are those of the recount by growth', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), bps: fc.bigInt(1n, 5_000n), isOwn: fc.boolean() }),
    fc.record({ kind: fc.constant('remove' as const), bps: fc.bigInt(1n, 9_999n) }),
    fc.record({ kind: fc.constant('swap' as const), bps: fc.bigInt(1n, 3_000n), side: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const pair = makeStepped();
      // The recount, with four times the digits: what sqrt(k) was added for each wei of LP, and what removals brought.
      const digits = 2n ** 512n;
      const growth = ({ reserve0, reserve1, totalSupply }: SteppedPair['reserves']) =>
        rootOf((reserve0 * reserve1 * digits * digits) / totalSupply ** 2n);
      let [held, added, paid0, paid1] = [0n, 0n, 0n, 0n];
      for (const one of steps) {
        pair.seconds += 3600;
        const { reserve0, reserve1 } = pair.reserves;
        if (one.kind === 'swap') pair.swap(one.bps, one.side);
        if (one.kind === 'add') {
          const before = pair.record.liquidity;
          pair.add((reserve0 * one.bps) / 10_000n, (reserve1 * one.bps) / 10_000n, one.isOwn);
          const liquidity = pair.record.liquidity - before;
          held += liquidity;
          added += liquidity * growth(pair.reserves);
        }
        if (one.kind === 'remove' && held > 0n) {
          const liquidity = (held * one.bps) / 10_000n;
          if (liquidity === 0n) continue;
          const before = { ...pair.reserves, totalSupply: supplyAtChange(pair.supplied) };
          pair.remove(liquidity);
          const of = (was: bigint, is: bigint) =>
            ((was - is) * (held * growth(before) - added)) / (held * growth(before));
          paid0 += of(before.reserve0, pair.reserves.reserve0);
          paid1 += of(before.reserve1, pair.reserves.reserve1);
          added -= (added * liquidity) / held;
          held -= liquidity;
        }
      }
      const fees = pair.fees();
      if (held === 0n) {
        expect(fees).toBeUndefined();
        return;
      }
      const now = held * growth({ ...pair.reserves, totalSupply: supplyAtChange(pair.supplied) });
      // Each removal may round by a wei, and never up.
      const removals = BigInt(steps.filter(({ kind }) => kind === 'remove').length) + 1n;
      for (const [fee, amount, paid] of [
        [fees?.amount0 ?? -1n, fees?.now0 ?? 0n, paid0],
        [fees?.amount1 ?? -1n, fees?.now1 ?? 0n, paid1],
      ] as const) {
        const recounted = paid + (amount * (now - added)) / now;
        expect(fee <= recounted + 1n && fee >= recounted - 2n * removals).toBe(true);
      }
    }),
  );
});

test('without a trade nothing was earned, whatever was added or removed', () => {
  const pair = makeStepped(7n * whole, 13n * whole);
  pair.add(7n * whole, 13n * whole, true);
  expect(pair.fees()).toMatchObject({ amount0: 0n, amount1: 0n });
  pair.seconds += 30 * day;
  expect(toFixed(pair.fees()?.yearly ?? { numerator: -1n, denominator: 1n }, 8, 'down')).toBe('0.00000000');
});

test('the yearly rate is that of the growth, also when half was taken out', () => {
  const pair = makeStepped();
  pair.add(1_000n * whole, 4_000n * whole, true);
  const start = pairGrowthX128(pair.reserves);
  for (let trade = 0; trade < 100; trade += 1) pair.swap(100n, trade % 2 === 0);
  pair.seconds += 365 * day;
  pair.remove(pair.record.liquidity / 2n);
  const { reserves, supplied } = pair;
  const growth = pairGrowthX128({ ...reserves, totalSupply: supplyAtChange(supplied) });
  const expected = (growth * 1_000_000n) / start - 1_000_000n;
  expect(toFixed(pair.fees()?.yearly ?? { numerator: 0n, denominator: 1n }, 6, 'down')).toBe(
    `0.${expected.toString().padStart(6, '0')}`,
  );
});

test('LP that came by transfer earns nothing that is told, and what left takes its part along', () => {
  const pair = makeStepped();
  pair.record = recordAfterReceipt(pair.record, 5n * whole, pair.seconds);
  expect(pair.fees()).toBeUndefined();
  pair.add(1_000n * whole, 4_000n * whole, true);
  for (let trade = 0; trade < 10; trade += 1) pair.swap(500n, trade % 2 === 0);
  const alone = { ...pair.record, liquidity: pair.record.liquidity - 5n * whole, received: 0n };
  expect(pair.fees()?.amount0).toBe(earnedFees(alone, pair.supplied, pair.seconds)?.amount0);
  const half = recordAfterLeaving(alone, alone.liquidity / 2n, pair.seconds).record;
  expect(half.sent).toBe(alone.liquidity / 2n);
  const [whole0, half0] = [alone, half].map((record) => earnedFees(record, pair.supplied, pair.seconds)?.amount0 ?? 0n);
  expect((whole0 ?? 0n) / 2n - (half0 ?? 0n)).toBeLessThanOrEqual(2n);
});

test('who has none left starts from nothing', () => {
  const pair = makeStepped();
  pair.add(1_000n * whole, 4_000n * whole, true);
  pair.swap(500n, true);
  const { record, left } = recordAfterLeaving(pair.record, pair.record.liquidity, pair.seconds);
  expect([record, left]).toEqual([{ ...noPositionRecord, updatedAt: pair.seconds }, undefined]);
});

test('of one wei and of the largest and smallest reserves no figure is invented', () => {
  const one = { ...noPositionRecord, liquidity: 1n, basis: oneX128, since: 1, updatedAt: 1 };
  const of = (reserve0: bigint, reserve1: bigint, totalSupply: bigint) => {
    const { pair } = makeSuppliedPair();
    const supplied = makeSuppliedPair({ pair: { ...pair, reserve0, reserve1 }, totalSupply, kLast: 0n });
    return earnedFees(one, supplied, 10 * day);
  };
  expect(of(1_000n * whole, 4_000n * whole, 2_000n * whole)).toMatchObject({ amount0: 0n, amount1: 0n });
  expect(of(1n, 10n ** 33n, 31_622_776_601_683_793n)).toMatchObject({ amount0: 0n, amount1: 0n });
  expect(of(0n, 0n, 1_000n)).toMatchObject({ amount0: 0n, amount1: 0n });
  expect(of(0n, 0n, 0n)).toMatchObject({ amount0: 0n, amount1: 0n });
});

test.each([
  ['a basis of nothing', { basis: 0n }],
  ['more received than held', { received: 10n ** 40n }],
  ['a deposit that never was', { since: 0 }],
  ['a change before the deposit', { updatedAt: 1 }],
  ['a change long after now', { updatedAt: 2_000_000_000 }],
])('an index that answers nonsense, %s, gives no fees', (_name, changes) => {
  const pair = makeStepped();
  pair.add(1_000n * whole, 4_000n * whole, true);
  pair.swap(500n, true);
  expect(pair.fees()?.amount0).toBeGreaterThan(0n);
  expect(earnedFees({ ...pair.record, ...changes }, pair.supplied, pair.seconds)).toBeUndefined();
});

test('a pair that does not tell what the protocol takes gives no fees', () => {
  const pair = makeStepped();
  pair.add(1_000n * whole, 4_000n * whole, true);
  expect(earnedFees(pair.record, { ...pair.supplied, kLast: undefined }, pair.seconds)).toBeUndefined();
  expect(earnedFees(pair.record, { ...pair.supplied, isFeeOn: undefined }, pair.seconds)).toBeUndefined();
});

/** floor of a square root, bit by bit. */
function rootOf(value: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt((value.toString(2).length >> 1) + 1); bit > 0n; bit >>= 1n) {
    if ((root + bit) ** 2n <= value) root += bit;
  }
  return root;
}
