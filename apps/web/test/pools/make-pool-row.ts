import { poolPhase } from '@besc/domain/pools/pool-phase';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { PoolRow } from '../../src/features/pools/pool-row';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const token = (digit: string, symbol: string, projectLink?: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: at(digit),
  decimals: 18,
  symbol,
  name: symbol,
  ...(projectLink === undefined ? {} : { projectLink }),
});
const money = { currency: token('1', 'MONEY'), isReadable: true, priceE18: 2n * oneE18 };
const wool = { currency: token('2', 'WOOL', 'https://wool.example/'), isReadable: true, priceE18: oneE18 };

/** What an account with nothing staked has. */
export const nothingStaked = {
  staked: 0n,
  earned: 0n,
  owed: 0n,
  isBlacklisted: false,
  balance: 9n * oneE18,
  allowance: oneE18,
};

/** A live pool that pays WOOL for MONEY, as one row; changed where a test says so. */
export function makePoolRow(changes: Partial<PoolRow> = {}): PoolRow {
  const { category = 'community' } = changes;
  const isAuto = category === 'auto';
  return {
    key: 'wool',
    sousId: 1,
    category,
    contract: at('a'),
    isNative: false,
    staked: money,
    earning: wool,
    phase: poolPhase({ isFlaggedFinished: false, startBlock: 1n, endBlock: 90n }, 50n),
    isFinished: false,
    isOpen: true,
    pausedUntil: undefined,
    apr: fraction(1n, 4n),
    rate: fraction(1n, 4n),
    rewardPerBlock: oneE18,
    totalStaked: 1234n * oneE18,
    totalUsd: fraction(2468n),
    limit: 0n,
    isLimitRead: true,
    hasHarvest: !isAuto,
    hasEmergencyWithdraw: !isAuto,
    sortOrder: 2,
    isLoading: false,
    isUnread: false,
    holding: undefined,
    earnedUsd: undefined,
    ...changes,
  };
}
