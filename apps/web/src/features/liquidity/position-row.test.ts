import { position } from '@besc/domain/liquidity/position';
import { noPositionRecord, type PositionRecord, recordAfterAdd } from '@besc/domain/liquidity/position-record';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import type { Address } from '@besc/domain/shared/address';
import { toFixed } from '@besc/domain/shared/fraction';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { makeToken } from '../../../test/make-token';
import { type PositionRecords, positionRow, positionSums } from './position-row';

const whole = 10n ** 18n;
const [testWbesc, testBusdc] = [makeToken('WBESC'), makeToken('BUSDC')];
const start = 1_000_000;
const [token0, token1] = [testWbesc, testBusdc].map(({ address }) => address).sort() as [Address, Address];
const isTurned = token0 !== testWbesc.address;
const at = (place: number) => checksumAddress(`0x${place.toString(16).padStart(40, '0')}`);

function makePair(place: number, reserves: readonly [bigint, bigint] = [1_210n * whole, 1_000n * whole]): SuppliedPair {
  const [reserve0, reserve1] = isTurned ? [reserves[1], reserves[0]] : reserves;
  const pair = { address: at(place), token0, token1, reserve0, reserve1 };
  return { pair, totalSupply: 1_000n * whole, kLast: undefined, isFeeOn: false };
}

/** A tenth of a pair that had 1000 of each and has 1210 and 1000 now: sqrt(k) has grown by a tenth. */
const added = recordAfterAdd(
  noPositionRecord,
  {
    liquidity: 100n * whole,
    amount0: 100n * whole,
    amount1: 100n * whole,
    reserve0: 1_000n * whole,
    reserve1: 1_000n * whole,
    totalSupply: 1_000n * whole,
  },
  start,
);

const rowOf = (records: PositionRecords, changes: { supplied?: SuppliedPair; liquidity?: bigint } = {}) =>
  positionRow({
    position: position(changes.supplied ?? makePair(1), changes.liquidity ?? 100n * whole),
    currencies: [testBusdc, testWbesc],
    wbesc: testWbesc,
    prices: new Map([
      [testWbesc.address, 2n * whole],
      [testBusdc.address, whole],
    ]),
    records,
    seconds: start + 365 * 86_400,
  });
const of = (record: Partial<PositionRecord>) => new Map([[at(1), { ...added, ...record }]]);

test('value, fees, their yearly rate and what keeping would have come to', () => {
  const { past, valueE18, amountA, amountB } = rowOf(of({}));
  expect([amountA, amountB]).toEqual([121n * whole, 100n * whole]);
  expect(valueE18).toBe(342n * whole);
  if (past.kind !== 'known') throw new Error(past.kind);
  // An eleventh of what is there, 11 and 9.0909 tokens, and never more: 1.1 has no end in binary.
  const earned = [past.fees.amount0, past.fees.amount1];
  expect(isTurned ? earned.reverse() : earned).toEqual([11n * whole - 1n, 9_090_909_090_909_090_909n]);
  expect(past.feesE18).toBe(22n * whole - 2n + 9_090_909_090_909_090_909n);
  expect(past.keptE18).toBe(300n * whole);
  expect(past.fees.yearly && toFixed(past.fees.yearly, 6)).toBe('0.100000');
});

test.each([
  ['an index that is silent', 'failed', 'index'],
  ['an index that is behind', of({ liquidity: 99n * whole }), 'history'],
  ['a history that begins in the middle', new Map(), 'history'],
  ['an index that answers nonsense', of({ basis: 7n }), 'history'],
  ['LP that came by transfer', of({ received: 100n * whole }), 'transfer'],
] as const)('%s gives no figure, and why', (_name, records, why) => {
  expect(rowOf(records).past).toEqual({ kind: 'unknown', why });
});

test('while the index is asked nothing is said, and a pair that does not tell its fee gives none', () => {
  expect(rowOf('loading').past).toEqual({ kind: 'loading' });
  const supplied = { ...makePair(1), isFeeOn: undefined };
  expect(rowOf(of({}), { supplied }).past).toEqual({ kind: 'unknown', why: 'pair' });
});

test('of LP a part of which came by transfer the rest is told, with what is not counted', () => {
  const { past } = rowOf(of({ received: 40n * whole }), {});
  expect(past).toMatchObject({ kind: 'known', received: 40n * whole });
});

test('a position of one wei, and reserves of 1 and of 10^33, are figures without a lie', () => {
  expect(rowOf('failed', { liquidity: 1n }).valueE18).toBe(3n);
  const all = { liquidity: 1_000n * whole };
  expect(rowOf('failed', { ...all, supplied: makePair(1, [1n, 10n ** 33n]) }).valueE18).toBe(10n ** 33n + 2n);
  expect(rowOf('failed', { supplied: makePair(1, [1n, 10n ** 33n]) }).valueE18).toBe(0n);
  expect(rowOf(of({}), { supplied: makePair(1, [0n, 0n]) })).toMatchObject({ valueE18: 0n, amountA: 0n });
});

test('LIQ-31 500 positions are made and summed in a moment; what is not known is said of the sum', () => {
  const records = new Map(Array.from({ length: 499 }, (_, place) => [at(place + 1), added] as const));
  const begin = performance.now();
  const rows = Array.from({ length: 500 }, (_, place) => rowOf(records, { supplied: makePair(place + 1) }));
  const sums = positionSums(rows);
  expect(performance.now() - begin).toBeLessThan(2_000);
  expect(sums.value).toEqual({ e18: 500n * 342n * whole, isPartly: false });
  expect(sums.fees).toMatchObject({ isPartly: true });
});
