import { addressOf } from '@besc/contracts/deploy/address-of';
import { fraction } from '@besc/domain/shared/fraction';
import { testAddress } from '@besc/domain/test/address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { settingsPricing } from '../../blocks/prices/usd-price';
import { farmRows } from './farm-row';
import { farmsHolding } from './farms.holding';

const master = testAddress(`0x${'7'.repeat(40)}`);
const none = { state: { kind: 'known', rows: [] }, isFailed: false, mayBeMore: false } as const;
const settings = makeSettings();

/** A farm that nothing prices, in which the account has staked so much. */
function unpricedRows(staked: bigint) {
  return farmRows({
    emission: { moneyPerBlock: 1n, totalAllocPoint: 1n, startBlock: 1n, endBlock: 9n },
    farms: [{ pid: 1, lpAddress: testAddress('0x1'), allocPoint: 1n, totalStaked: 9n, pair: undefined }],
    head: { block: 2n, seconds: 100n },
    pausedUntil: 0,
    chainId: settings.chain.id,
    tokens: new Map(),
    pricing: { pairs: [], isUnread: false },
    volumes: new Map(),
    rules: settingsPricing(settings),
    money: addressOf(settings, 'tokens', 'money'),
    accounts: [{ pid: 1, staked, earned: 0n, owed: 0n, balance: 0n, allowance: 0n }],
  });
}

test('while tokens of farms could not be read there is nothing that another day is compared with', () => {
  expect(farmsHolding({ ...none, arePricesUnread: false }, master)).toMatchObject({ holding: { isUnread: false } });
  expect(farmsHolding({ ...none, arePricesUnread: true }, master)).toMatchObject({ holding: { isUnread: true } });
});

test('OPEN-82 stakes without any price are not told to be worth nothing', () => {
  const of = (staked: bigint) =>
    farmsHolding({ ...none, state: { kind: 'known', rows: unpricedRows(staked) }, arePricesUnread: false }, master);
  expect(of(5n)).toMatchObject({ holding: { value: undefined, isPartly: true } });
  expect(of(0n)).toMatchObject({ holding: { value: fraction(0n), isPartly: false } });
});
