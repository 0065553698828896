import { addressOf } from '@besc/contracts/deploy/address-of';
import type { FarmEntry, FarmList } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { readFarmStakes, readFarmWallets } from '@besc/sdk/farms/read-farm-accounts';
import { readFarmList, readFarmPairs } from '@besc/sdk/farms/read-farms';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { readPricingPairs } from '../../blocks/prices/read-pricing-pairs';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

/** Value and weights of farms change slowly; after an own transaction everything is read again. */
const farmsFreshness = 4;
/** As many farms are asked for before their number is known. */
const mostAtFirst = 100;

/** All farms and the emission they share. */
export function farmListQuery({ reader, settings }: Access) {
  const master = addressOf(settings, 'farms', 'master');
  return chainQuery({
    key: ['farms', master],
    freshnessBlocks: farmsFreshness,
    read: (last: FarmList | undefined) => readFarmList({ reader, master, expected: expectedFarms(last) }),
  });
}

/** What is staked in the farms, in their order. */
export function farmPairsQuery({ reader, settings }: Access, farms: readonly FarmEntry[] | undefined) {
  const lpAddresses = farms?.map(({ lpAddress }) => lpAddress);
  const { pairInitCodeHash: initCodeHash } = settings;
  const factory = addressOf(settings, 'swap', 'factory');
  return chainQuery({
    key: ['farm-pairs', lpAddresses],
    freshnessBlocks: farmsFreshness,
    read: lpAddresses && (() => readFarmPairs({ reader, factory, initCodeHash, lpAddresses })),
  });
}

/** The exchange's pairs that price these tokens, which are those of the farms. */
export function pricingPairsQuery(access: Access, tokens: readonly Address[] | undefined) {
  const sorted = tokens && [...new Set(tokens)].toSorted(addressOrder);
  return chainQuery({
    key: ['pricing-pairs', addressOf(access.settings, 'swap', 'factory'), sorted],
    freshnessBlocks: farmsFreshness,
    read: sorted && (() => readPricingPairs(access, sorted)),
  });
}

function expectedFarms(list: FarmList | undefined): number {
  return list ? Math.max(0, ...list.farms.map(({ pid }) => pid)) : mostAtFirst;
}

/** What the account has in the farms, asked for with their list (`last` is known); null when its address is none. */
export function farmStakesQuery(
  { reader, settings }: Access,
  account: Address | undefined,
  last: FarmList | undefined,
) {
  const master = addressOf(settings, 'farms', 'master');
  return chainQuery({
    key: ['farm-stakes', master, account],
    read: account && (() => readFarmStakes({ reader, master, account, expected: expectedFarms(last) })),
  });
}

/**
 * What the account could stake in the farms; null when an address is none. Asked for once their pairs are known, with what tokens
 * that no list knows call themselves: so a request of a hundred farms never holds more than it may (500 calls).
 */
export function farmWalletsQuery(
  { reader, settings }: Access,
  account: Address | undefined,
  farms: readonly FarmEntry[] | undefined,
) {
  const master = addressOf(settings, 'farms', 'master');
  return chainQuery({
    key: ['farm-wallets', master, account, farms?.map(({ pid }) => pid)],
    read: account && farms && (() => readFarmWallets({ reader, master, account, farms })),
  });
}
