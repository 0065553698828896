import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { makeToken } from '../../../test/make-token';
import { saleView } from './sale-view';

const [money, henny] = [makeToken('MONEY'), makeToken('HENNY')];
const basic = { offering: 100n, raising: 10n, limitPerUser: 2n, hasTax: false, total: 40n };
const unlimited = { offering: 400n, raising: 40n, limitPerUser: 0n, hasTax: true, total: 4n };
const sale = {
  address: checksumAddress(`0x${'1'.repeat(40)}`),
  round: 3,
  raised: money.address,
  offered: henny.address,
  startBlock: 100,
  endBlock: 200,
  minimumRaise: 14n,
  pools: [basic, unlimited] as const,
  pointThreshold: undefined,
  points: 0,
};
const part = { amount: 2n, hasHarvested: false };
const holding = { pools: [part, { ...part, amount: 4n }] as const, owed: 0n };
const tokens = [money, henny];

test('what the account gets follows the pool as it stands', () => {
  const view = saleView({ sale, holding, block: 150, tokens });
  expect(view).toMatchObject({ status: 'live', raised: 14n, target: 50n, isMet: true, isFailed: false });
  expect(view.pools.map(({ own }) => own?.shares)).toEqual([
    { offering: 5n, refund: 1n, tax: 0n },
    { offering: 40n, refund: 0n, tax: 0n },
  ]);
});

test('a sale that ended below its minimum gives everything back', () => {
  const view = saleView({ sale: { ...sale, minimumRaise: 15n }, holding, block: 200, tokens });
  expect(view).toMatchObject({ status: 'finished', isFailed: true });
  expect(view.pools.map(({ own }) => own?.shares.refund)).toEqual([2n, 4n]);
  // While it runs, more may come in.
  expect(saleView({ sale: { ...sale, minimumRaise: 15n }, holding, block: 199, tokens }).isFailed).toBe(false);
});

test('without an account, tokens or the chain’s block nothing is made up; a pool that is not offered is left out', () => {
  const pools = [{ ...basic, offering: 0n, raising: 0n, total: 0n }, unlimited] as const;
  const view = saleView({ sale: { ...sale, pools }, holding: undefined, block: undefined, tokens: [money] });
  expect(view).toMatchObject({ status: 'idle', tokens: undefined });
  expect(view.pools.map(({ pid, own }) => [pid, own])).toEqual([[1, undefined]]);
});
