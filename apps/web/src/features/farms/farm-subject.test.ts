import { addressOf } from '@besc/contracts/deploy/address-of';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { settingsPricing } from '../../blocks/prices/usd-price';
import { type FarmRow, farmRows } from './farm-row';
import { farmSubject } from './farm-subject';

const settings = makeSettings();

/** A farm whose liquidity costs 10 USD a token and without a stake: no yield is known. */
function unstakedRow(): FarmRow {
  const lpAddress = checksumAddress(`0x${'ab'.repeat(20)}`);
  const [row] = farmRows({
    emission: { moneyPerBlock: 1n, totalAllocPoint: 1n, startBlock: 1n, endBlock: 9n },
    farms: [{ pid: 1, lpAddress, allocPoint: 1n, totalStaked: 0n, pair: undefined }],
    head: { block: 2n, seconds: 100n },
    pausedUntil: 0,
    chainId: settings.chain.id,
    tokens: new Map(),
    pricing: { pairs: [], isUnread: false },
    volumes: new Map(),
    rules: settingsPricing(settings),
    accounts: undefined,
    money: addressOf(settings, 'tokens', 'money'),
  });
  if (row === undefined) throw new Error('No row');
  const amounts = {
    tokenAmountTotal: oneE18,
    quoteAmountTotal: oneE18,
    lpTotalSupply: oneE18,
    lpTotalInQuoteToken: 0n,
  };
  return { ...row, value: { ...amounts, lpPriceE18: 10n * oneE18 } };
}

test('an unknown yield is not calculated with, as if it were none', () => {
  expect(farmSubject(unstakedRow())).toBeUndefined();
});

test('a yield that is known is, where the worth of the liquidity is; none at all is known too', () => {
  const row = { ...unstakedRow(), apr: { rewards: fraction(1n, 2n), fees: undefined, total: fraction(1n, 2n) } };
  expect(farmSubject(row)).toMatchObject({ key: '1', apr: fraction(1n, 2n), staked: { priceE18: 10n * oneE18 } });
  expect(farmSubject(row)).toMatchObject({ isLiquidity: true, tradingFeeApr: undefined });

  expect(farmSubject({ ...row, apr: { ...row.apr, rewards: fraction(0n) } })).toMatchObject({ apr: fraction(0n) });
  expect(farmSubject({ ...row, value: undefined })).toBeUndefined();
});

test('ROI-09 my balance is what is in the wallet, as in pools, and not what is staked already', () => {
  const share = { pid: 1, staked: 5n, earned: 0n, owed: 0n, allowance: 0n, stakedUsd: undefined, earnedUsd: undefined };
  const row = { ...unstakedRow(), apr: { rewards: fraction(1n, 2n), fees: undefined, total: fraction(1n, 2n) } };
  const balanceOf = (balance: bigint | undefined) => farmSubject({ ...row, mine: { ...share, balance } })?.balance;
  expect([7n, 0n, undefined].map(balanceOf)).toEqual([7n, 0n, undefined]);
});
