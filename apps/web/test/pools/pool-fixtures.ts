import type { Pool, PoolHolding } from '@besc/domain/pools/pool';
import type { Vault } from '@besc/domain/pools/vault';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { PoolFacts } from '../../src/features/pools/pools.view-model';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const token = (digit: string, symbol: string, decimals = 18): Token => ({
  kind: 'token',
  chainId: 2372,
  address: at(digit),
  decimals,
  symbol,
  name: symbol,
});
const [money, wool, cent] = [token('1', 'MONEY'), token('2', 'WOOL'), token('3', 'CENT', 0)];
const liveFarm = { emission: { startBlock: 0n, endBlock: 1000n }, isLive: true, pausedUntil: 0 };
const pool: Pool = {
  address: at('a'),
  isNative: false,
  stakedToken: money.address,
  rewardToken: wool.address,
  rewardPerBlock: oneE18,
  startBlock: 100n,
  endBlock: 1000n,
  limit: 0n,
  isLimitRead: true,
  totalStaked: 1_000_000n * oneE18,
};
const holding: PoolHolding = {
  staked: 0n,
  earned: 0n,
  owed: 0n,
  isBlacklisted: false,
  balance: oneE18,
  allowance: oneE18,
};
const vault: Vault = {
  totalShares: 100n * oneE18,
  assets: 150n * oneE18,
  pricePerShare: (15n * oneE18) / 10n,
  pending: oneE18,
  bounty: oneE18 / 400n,
  performanceFeeBps: 200n,
  callFeeBps: 25n,
  withdrawFeeBps: 10n,
  withdrawFeePeriodSeconds: 259_200n,
  isPulled: false,
  pausedUntil: 0,
  owed: 0n,
};
const facts: PoolFacts = {
  pools: [{ pool, holding }],
  vault: undefined,
  farm: undefined,
  addresses: { vault: at('b'), farms: at('c') },
  money,
  moneyBalance: 0n,
  tokens: new Map([money, wool, cent].map((one) => [one.address, one])),
  pairNames: new Map(),
  prices: new Map([
    [money.address, 2n * oneE18],
    [wool.address, oneE18],
  ]),
  head: { block: 500n, seconds: 1_800_000_000n },
};

/** A pool of MONEY that pays WOOL, a holding in it, a vault and the facts that name them, to be changed by a test. */
export const poolFixtures = { at, money, wool, cent, pool, holding, vault, liveFarm, facts };
