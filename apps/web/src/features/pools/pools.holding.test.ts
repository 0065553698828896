import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { makePoolRow, nothingStaked } from '../../../test/pools/make-pool-row';
import { poolsHolding } from './pools.holding';

const priced = makePoolRow({ holding: { ...nothingStaked, staked: 3n * oneE18 } });
const unpriced = { ...priced, staked: { ...priced.staked, priceE18: undefined } };
const read = { mayBeMore: false, isVaultUnread: false, isPriced: true, arePricesUnread: false };
const of = (row: typeof priced, changes: Partial<typeof read> = {}) =>
  poolsHolding({ ...read, ...changes, rows: [row], state: { kind: 'known', rows: [row] } });

test('what is staked is worth what its prices say, and what has none is told to be missing', () => {
  expect(of(priced)).toMatchObject({ holding: { value: fraction(6n * oneE18 ** 2n, oneE18 ** 2n), isUnread: false } });
  expect(of(unpriced)).toMatchObject({ holding: { value: undefined, isPartly: true, isUnread: false } });
});

test('while prices could not be read there is nothing that another day is compared with', () => {
  expect(of(unpriced, { arePricesUnread: true })).toMatchObject({ holding: { isUnread: true } });
  expect(of(priced, { isPriced: false })).toEqual({ kind: 'loading' });
});
