import type { MoneyFarm, Vault, VaultHolder } from '@besc/domain/pools/vault';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { PartlyRead } from '@besc/domain/shared/partly-read';
import type { Token } from '@besc/domain/shared/token';
import { testAddress } from '@besc/domain/test/address';
import { expect, test } from 'vitest';
import { poolsHolding } from './pools.holding';
import { poolRows } from './pools.view-model';
import { stakePart } from './stake-part';

const money: Token = {
  kind: 'token',
  chainId: 2372,
  address: testAddress('0x1'),
  decimals: 18,
  symbol: 'MONEY',
  name: 'MONEY',
};
const vault: Vault = {
  totalShares: 100n * oneE18,
  assets: 200n * oneE18,
  pricePerShare: 2n * oneE18,
  pending: oneE18,
  owed: 0n,
  bounty: oneE18,
  performanceFeeBps: 200n,
  callFeeBps: 25n,
  withdrawFeeBps: 10n,
  isPulled: false,
  withdrawFeePeriodSeconds: 259_200n,
  pausedUntil: 0,
};
const holder: VaultHolder = {
  shares: 5n * oneE18,
  lastDepositedTime: 1n,
  worthAtLastAction: oneE18,
  lastActionTime: 1n,
  allowance: oneE18,
};
const farm: MoneyFarm = {
  rewardPerBlock: oneE18,
  emission: { startBlock: 0n, endBlock: 1000n },
  isLive: true,
  totalStaked: 300n * oneE18,
  pausedUntil: 0,
};
const stake = { staked: 7n * oneE18, earned: oneE18, owed: 0n, allowance: oneE18 };
const writer = { account: testAddress('0x2'), canBatch: false, approvalAmount: 'maximum' } as const;

interface Unread {
  readonly vault?: Partial<Record<keyof Vault, undefined>>;
  readonly holder?: Partial<Record<keyof VaultHolder, undefined>>;
  readonly farm?: Partial<Record<keyof Omit<MoneyFarm, 'isLive'>, undefined>>;
  readonly stake?: Partial<Record<keyof typeof stake, undefined>>;
}

/** The rows of vault and MONEY's farm without what was not read. */
function without(unread: Unread) {
  const rows = poolRows({
    pools: [],
    money,
    moneyBalance: oneE18,
    tokens: new Map(),
    pairNames: new Map(),
    vault: { vault: { ...vault, ...unread.vault }, holder: { ...holder, ...unread.holder } as PartlyRead<VaultHolder> },
    farm: { farm: { ...farm, ...unread.farm }, holder: { ...stake, ...unread.stake } as PartlyRead<typeof stake> },
    addresses: { vault: testAddress('0x3'), farms: testAddress('0x4') },
    prices: new Map([[money.address, oneE18]]),
    head: { block: 500n, seconds: 1_800_000_000n },
  });
  const [auto, manual] = rows;
  if (auto === undefined || manual === undefined) throw new Error('Both rows stand');
  return { auto, manual, rows };
}

const fieldsOf = <Fields extends object>(read: Fields) => Object.keys(read) as (keyof Fields)[];

test('a stake in the vault needs its shares and their price, and no fee, bounty, reward or allowance', () => {
  expect(without({}).auto).toMatchObject({ isUnread: false, holding: { staked: 10n * oneE18, earned: 9n * oneE18 } });
  const told = (unread: Unread) => {
    const { auto } = without(unread);
    return { isUnread: auto.isUnread, staked: auto.holding?.staked, part: stakePart(auto, writer).kind };
  };
  const known = { isUnread: true, staked: 10n * oneE18, part: 'staked' };
  const unknown = { isUnread: true, staked: undefined, part: 'unread' };
  for (const field of fieldsOf(vault)) {
    expect([field, told({ vault: { [field]: undefined } })]).toEqual([
      field,
      field === 'pricePerShare' ? unknown : known,
    ]);
  }
  for (const field of fieldsOf(holder)) {
    expect([field, told({ holder: { [field]: undefined } })]).toEqual([field, field === 'shares' ? unknown : known]);
  }
  expect(without({ vault: { callFeeBps: undefined } }).auto.rate).toBeUndefined();
});

test('MONEY that is staked by hand needs its amount alone', () => {
  for (const field of fieldsOf(stake)) {
    const { manual } = without({ stake: { [field]: undefined } });
    expect([field, stakePart(manual, writer).kind]).toEqual([field, field === 'staked' ? 'unread' : 'staked']);
    expect([field, manual.isUnread]).toEqual([field, true]);
  }
  for (const field of ['rewardPerBlock', 'emission', 'totalStaked', 'pausedUntil'] as const) {
    const { manual, auto } = without({ farm: { [field]: undefined } });
    expect([field, manual.holding?.staked, auto.holding?.staked]).toEqual([field, 7n * oneE18, 10n * oneE18]);
  }
});

test('the sum of the front page has what was read, and says that a part is missing', () => {
  const told = (unread: Unread) => {
    const { rows } = without(unread);
    const read = { mayBeMore: false, isVaultUnread: false, isPriced: true, arePricesUnread: false };
    return poolsHolding({ ...read, rows, state: { kind: 'known', rows } });
  };
  expect(told({})).toMatchObject({ kind: 'known', holding: { isPartly: false, isUnread: false } });
  const partly = { kind: 'known', holding: { isPartly: true, isUnread: true } };
  expect(told({ holder: { shares: undefined } })).toMatchObject(partly);
  expect(told({ stake: { earned: undefined } })).toMatchObject({ holding: { claimable: { isPartly: true } } });
});
