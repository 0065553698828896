import { setTimeout as sleep } from 'node:timers/promises';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import type { RpcAnswer } from '@besc/sdk/shared/post-json-rpc';
import { encodeFunctionData } from 'viem';
import { BlockReplacedError } from '../shared/block-replaced-error';
import { InconsistentAnswerError } from '../shared/inconsistent-answer-error';
import { ourNodes } from '../shared/index-nodes';

/** What a pool was made with, or was given before it started. */
export interface PoolTerms {
  readonly stakedTokenId: IndexId;
  readonly rewardTokenId: IndexId;
  readonly rewardPerBlock: bigint;
  readonly startBlock: number;
  readonly bonusEndBlock: number;
  readonly poolLimitPerUser: bigint;
  readonly precision: bigint;
}

/** Three seconds of tries: a handler that fails costs a restart of the engine. */
const patience = { rounds: 10 };
const pauseMs = 300;

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
 * Asks a pool for its terms at the head of the chain, because no event tells them. Later events may change those that the head
 * knows already: they do it again, and what is earned is the same, as terms change only before the start, and the end only to
 * what the head says. Waits for a node that is behind. Throws BlockReplacedError for a pool that is gone.
 */
export async function readPoolTerms(
  pool: Hex,
  block: { readonly number: bigint; readonly hash: string },
): Promise<PoolTerms> {
  const created = { method: 'eth_getBlockByNumber', params: [`0x${block.number.toString(16)}`, false] };
  const asked = [created, ...calls.map((data) => ({ method: 'eth_call', params: [{ to: pool, data }, 'latest'] }))];
  for (let round = 1; round <= patience.rounds; round += 1) {
    const [head, ...answers] = (await ourNodes().ask(asked, patience)).answers;
    const [stakedToken, rewardToken, rate, start, end, limit, precision] = answers.map(wordOf);
    const address = (word: Hex) => indexId(`0x${word.slice(-40)}`);
    if (stakedToken && rewardToken && rate && start && end && limit && precision) {
      return {
        stakedTokenId: address(stakedToken),
        rewardTokenId: address(rewardToken),
        rewardPerBlock: BigInt(rate),
        startBlock: Number(start),
        bonusEndBlock: Number(end),
        poolLimitPerUser: BigInt(limit),
        precision: BigInt(precision),
      };
    }
    const there = head?.kind === 'result' ? (head.result as { hash?: string } | null) : undefined;
    if (there && there.hash !== block.hash) throw new BlockReplacedError(block.hash);
    await sleep(pauseMs);
  }
  throw new InconsistentAnswerError(`pool ${pool} does not tell its terms`);
}

function wordOf(answer: RpcAnswer): Hex | undefined {
  const result = answer.kind === 'result' ? String(answer.result) : '';
  return /^0x[0-9a-f]{64}$/i.test(result) ? (result as Hex) : undefined;
}
