import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { encodeFunctionData } from 'viem';
import { readAtHead } from '../shared/read-at-head';

/** What a pool was made with, or was given before it started. */
export interface PoolTerms {
  readonly stakedTokenId: IndexId;
  readonly rewardTokenId: IndexId;
  readonly rewardPerBlock: bigint;
  readonly startBlock: bigint;
  readonly bonusEndBlock: bigint;
  readonly poolLimitPerUser: bigint;
  readonly precision: bigint;
}

const calls = (
  [
    'stakedToken',
    'rewardToken',
    'rewardPerBlock',
    'startBlock',
    'bonusEndBlock',
    'poolLimitPerUser',
    'PRECISION_FACTOR',
  ] as const
).map((functionName) => encodeFunctionData({ abi: stakingPoolAbi, functionName }));

/**
 * Asks a pool for its terms, because no event tells them, as of a block that is not taken back any more, or else a change that
 * was taken back would stay. Later events may change those that are known already: they do it again, and what is earned is the
 * same, as terms change only before the start, and the end only to what was read.
 */
export async function readPoolTerms(
  pool: Hex,
  block: { readonly number: bigint; readonly hash: string },
): Promise<PoolTerms> {
  return readAtHead({
    calls: calls.map((data) => ({ to: pool, data })),
    block,
    what: `pool ${pool}`,
    mayChange: true,
    answer(results) {
      const [stakedToken, rewardToken, rate, start, end, limit, precision] = results.map(wordOf);
      const address = (word: Hex) => indexId(`0x${word.slice(-40)}`);
      if (!stakedToken || !rewardToken || !rate || !start || !end || !limit || !precision) return undefined;
      return {
        stakedTokenId: address(stakedToken),
        rewardTokenId: address(rewardToken),
        rewardPerBlock: BigInt(rate),
        startBlock: BigInt(start),
        bonusEndBlock: BigInt(end),
        poolLimitPerUser: BigInt(limit),
        precision: BigInt(precision),
      };
    },
  });
}

function wordOf(result: Hex | undefined): Hex | undefined {
  return result?.length === 66 ? result : undefined;
}
