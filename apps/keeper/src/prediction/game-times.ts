import { predictionAbi } from '@besc/contracts/abi/prediction';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { KeeperChain } from '../shared/keeper-chain';

/** Where the prediction game stands, with what is on its way to the chain; times in seconds. */
export interface GameTimes {
  /** Zero before the first round. */
  readonly epoch: bigint;
  /** Rounds up to this one are refunded. */
  readonly failedThrough: bigint;
  /** When the newest round locks and the one before closes; 0 before the first round. */
  readonly boundary: number;
  readonly interval: number;
  readonly buffer: number;
  readonly pausedUntil: number;
  /** The oracle's round that the newest closing or locking took, 0 without one. */
  readonly lastLockId: bigint;
}

/** Whether the deployment has the game. */
export function hasGame({ deployment }: Pick<KeeperChain, 'deployment'>): boolean {
  const parts = [contractIfAny(deployment, 'prediction', 'game'), contractIfAny(deployment, 'oracle', 'prices')];
  return !parts.includes(undefined);
}

/** Reads where the game stands. Throws ContractMissingError without one. */
export async function readGameTimes({
  client,
  deployment,
}: Pick<KeeperChain, 'client' | 'deployment'>): Promise<GameTimes> {
  const { address } = contractOf(deployment, 'prediction', 'game');
  const game = { address, abi: predictionAbi, blockTag: 'pending' } as const;
  const [epoch, failedThrough, interval, buffer, pausedUntil] = await Promise.all([
    client.readContract({ ...game, functionName: 'currentEpoch' }),
    client.readContract({ ...game, functionName: 'failedThrough' }),
    client.readContract({ ...game, functionName: 'intervalSeconds' }),
    client.readContract({ ...game, functionName: 'bufferSeconds' }),
    client.readContract({ ...game, functionName: 'pausedUntil' }),
  ]);
  const before = epoch > 0n ? epoch - 1n : 0n;
  const [round, previous] = await Promise.all([
    client.readContract({ ...game, functionName: 'rounds', args: [epoch] }),
    client.readContract({ ...game, functionName: 'rounds', args: [before] }),
  ]);
  return {
    epoch,
    failedThrough,
    boundary: Number(round.lockTimestamp),
    interval: Number(interval),
    buffer: Number(buffer),
    pausedUntil: Number(pausedUntil),
    lastLockId: previous.lockOracleId,
  };
}
