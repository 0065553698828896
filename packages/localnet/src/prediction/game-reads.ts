import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { getContract } from 'viem';
import type { Chain } from '../chain';
import { chainClient } from '../history/chain-client';
import { aggregatedRead } from '../history/chain-reads';

/** Where the newest round and the oracle stand; times in seconds. */
export interface GameState {
  readonly epoch: number;
  readonly isFailed: boolean;
  readonly start: number;
  readonly boundary: number;
  /** Seconds of a round, and after a boundary in which it can be executed. */
  readonly interval: number;
  readonly buffer: number;
  /** 8 decimals; 0 before the first. */
  readonly price: bigint;
}

const epochsLookedAt = 40n;

const gameOf = (chain: Chain, deployment: Deployment) =>
  getContract({ address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi, client: chainClient(chain) });

export async function readGame(chain: Chain, deployment: Deployment): Promise<GameState> {
  const { read } = gameOf(chain, deployment);
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi } as const;
  const [epoch, failed, interval, buffer, price] = await Promise.all([
    read.currentEpoch(),
    read.failedThrough(),
    read.intervalSeconds(),
    read.bufferSeconds(),
    chainClient(chain).readContract({ ...oracle, functionName: 'latestAnswer' }),
  ]);
  const { startTimestamp, lockTimestamp } = await read.rounds([epoch]);
  return {
    epoch: Number(epoch),
    isFailed: epoch <= failed,
    start: Number(startTimestamp),
    boundary: Number(lockTimestamp),
    interval: Number(interval),
    buffer: Number(buffer),
    price,
  };
}

/** Of an account's last forty bets the epochs that pay it something now. */
export async function payingEpochs(chain: Chain, deployment: Deployment, account: Address): Promise<number[]> {
  const { read, address, abi } = gameOf(chain, deployment);
  const length = await read.getUserRoundsLength([account]);
  const from = length > epochsLookedAt ? length - epochsLookedAt : 0n;
  const [all, bets] = await read.getUserRounds([account, from, epochsLookedAt]);
  const epochs = all.filter((_, index) => !bets[index]?.claimed);
  const asked = epochs.flatMap((epoch) =>
    ['claimable', 'refundable'].map((functionName) => ({ address, abi, functionName, args: [epoch, account] })),
  );
  const answers = await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), asked).read(chain.rpc);
  return epochs.filter((_, index) => answers.slice(2 * index, 2 * index + 2).includes(true)).map(Number);
}

/** Whether an account has a bet on an epoch. */
export async function hasBet(chain: Chain, deployment: Deployment, account: Address, epoch: number): Promise<boolean> {
  return (await gameOf(chain, deployment).read.ledger([BigInt(epoch), account])).amount > 0n;
}
