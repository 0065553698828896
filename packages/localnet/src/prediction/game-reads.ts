import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { aggregatedRead } from '../history/chain-reads';

/** Where the game stands; times in seconds, prices with 8 decimals. */
export interface GameState {
  readonly epoch: number;
  readonly isFailed: boolean;
  /** Of the newest round. */
  readonly start: number;
  readonly boundary: number;
  /** Seconds of a round, and after a boundary in which it can be executed. */
  readonly interval: number;
  readonly buffer: number;
  /** Of the oracle; 0 before its first round. */
  readonly price: bigint;
  readonly priceTime: number;
}

const epochsLookedAt = 40n;

/** The newest round and price. */
export async function readGame(chain: Chain, deployment: Deployment): Promise<GameState> {
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const game = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi };
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi };
  const [epoch = 0n, failed = 0n, price = 0n, time = 0n, interval = 0n, buffer = 0n] = (await aggregatedRead(
    multicall,
    [
      { ...game, functionName: 'currentEpoch' },
      { ...game, functionName: 'failedThrough' },
      { ...oracle, functionName: 'latestAnswer' },
      { ...oracle, functionName: 'latestTimestamp' },
      { ...game, functionName: 'intervalSeconds' },
      { ...game, functionName: 'bufferSeconds' },
    ],
  ).read(chain.rpc)) as bigint[];
  const round = { ...game, functionName: 'rounds', args: [epoch] };
  const [times] = (await aggregatedRead(multicall, [round]).read(chain.rpc)) as [
    { startTimestamp: bigint; lockTimestamp: bigint },
  ];
  return {
    epoch: Number(epoch),
    isFailed: epoch <= failed,
    start: Number(times.startTimestamp),
    boundary: Number(times.lockTimestamp),
    interval: Number(interval),
    buffer: Number(buffer),
    price,
    priceTime: Number(time),
  };
}

/** Of an account's last forty bets the epochs that pay it something now. */
export async function payingEpochs(chain: Chain, deployment: Deployment, account: Address): Promise<bigint[]> {
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const game = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi };
  const ask = (functionName: string, args: readonly unknown[]) => ({ ...game, functionName, args });
  const [length] = (await aggregatedRead(multicall, [ask('getUserRoundsLength', [account])]).read(chain.rpc)) as [
    bigint,
  ];
  const cursor = length > epochsLookedAt ? length - epochsLookedAt : 0n;
  const last = ask('getUserRounds', [account, cursor, epochsLookedAt]);
  const [[epochs]] = (await aggregatedRead(multicall, [last]).read(chain.rpc)) as [[bigint[]]];
  const questions = epochs.flatMap((epoch) => [
    ask('claimable', [epoch, account]),
    ask('refundable', [epoch, account]),
  ]);
  const answers = await aggregatedRead(multicall, questions).read(chain.rpc);
  return epochs.filter((_, index) => answers[2 * index] === true || answers[2 * index + 1] === true);
}

/** Whether an account has a bet on an epoch. */
export async function hasBet(
  chain: Chain,
  deployment: Deployment,
  { account, epoch }: { account: Address; epoch: number },
): Promise<boolean> {
  const read = aggregatedRead(addressOf(deployment, 'shared', 'multicall'), [
    {
      address: addressOf(deployment, 'prediction', 'game'),
      abi: predictionAbi,
      functionName: 'ledger',
      args: [BigInt(epoch), account],
    },
  ]);
  const [bet] = (await read.read(chain.rpc)) as [{ amount: bigint }];
  return bet.amount > 0n;
}
