import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi as abi } from '@besc/contracts/abi/staking-pool';
import { type MadePool, type PoolEvent, replayedPool } from '@besc/domain/pools/replayed-pool';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pad, toEventSelector } from 'viem';
import { eventItem } from '../shared/reads/event-item';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';
import { readLogRanges } from '../shared/replay/read-log-ranges';

const actions = ['Deposit', 'Withdraw', 'EmergencyWithdraw'] as const;
const names = [
  ...actions,
  'RewardOwed',
  'NewRewardPerBlock',
  'NewStartAndEndBlocks',
  'RewardsStop',
  'AdminTokenRecovery',
] as const;
/** Contracts that a node is asked for at once. */
const poolsAtOnce = 500;

/**
 * How often an account acted in pools of a factory, and what it put in, took out and was paid (smallest units). In all
 * pools, or those that `isAsked` says. Each pool in which it acted is counted again from all its events. Throws as `readContractEvents`
 * and the reader do.
 */
export async function computePools(
  chain: ChainAt,
  pools: {
    readonly factory: Address;
    readonly fromBlock: bigint;
    readonly account: Address;
    readonly isAsked?: (pool: Address) => boolean;
  },
): Promise<Computed> {
  const { factory, fromBlock, account, isAsked } = pools;
  const madeEvent = ['NewSmartChefContract'] as const;
  const made = await readContractEvents(chain, { address: factory, fromBlock, abi: poolFactoryAbi, names: madeEvent });
  const asked = made.map(({ args }) => checksumAddress(args.pool)).filter((pool) => isAsked?.(pool) ?? true);
  const topics = [actions.map((name) => toEventSelector(eventItem(abi, name))), pad(account)];
  const used = new Set<Address>();
  for (let at = 0; at < asked.length; at += poolsAtOnce) {
    const address = asked.slice(at, at + poolsAtOnce);
    const logs = await readLogRanges({ ...chain, address, topics, fromBlock, toBlock: chain.block });
    for (const log of logs) used.add(log.address);
  }
  let [count, deposited, withdrawn, harvested, events] = [0, 0n, 0n, 0n, made.length];
  for (const address of used) {
    const told = await readContractEvents(chain, { address, fromBlock, abi, names });
    const { reward, ...terms } = await readTerms(chain, address);
    const accounts = replayedPool(
      terms,
      told.flatMap((one) => poolEvent(one, reward) ?? []),
    );
    const own = accounts.get(account);
    if (own === undefined) continue;
    count += own.transactions;
    deposited += own.deposited.amount;
    withdrawn += own.withdrawn.amount;
    harvested += own.harvested.amount;
    events += told.length;
  }
  return { values: [BigInt(count), deposited, withdrawn, harvested], fromBlock, events };
}

/** No event tells what a pool was made with; those that change it come again, to the same result. */
async function readTerms({ reader, signal }: ChainAt, address: Address): Promise<MadePool & { reward: Address }> {
  const asked = signal ? { signal } : {};
  const number = (
    functionName: 'rewardPerBlock' | 'startBlock' | 'bonusEndBlock' | 'PRECISION_FACTOR',
  ): Promise<bigint> => reader.read({ address, abi, functionName }, asked);
  const [rewardPerBlock, startBlock, bonusEndBlock, unit, reward] = await Promise.all([
    number('rewardPerBlock'),
    number('startBlock'),
    number('bonusEndBlock'),
    number('PRECISION_FACTOR'),
    reader.read({ address, abi, functionName: 'rewardToken' }, asked),
  ]);
  return { rewardPerBlock, startBlock, bonusEndBlock, unit, reward: checksumAddress(reward) };
}

type Told = Awaited<ReturnType<typeof readContractEvents<typeof abi, (typeof names)[number]>>>[number];

const kinds = {
  Deposit: 'deposit',
  Withdraw: 'withdraw',
  EmergencyWithdraw: 'emergencyWithdraw',
  RewardOwed: 'owed',
} as const;

function poolEvent({ name, args, block, transaction }: Told, reward: Address): PoolEvent<Address> | undefined {
  const place = { block, transaction };
  if (name === 'NewRewardPerBlock') return { ...place, kind: 'rate', rewardPerBlock: args.rewardPerBlock };
  if (name === 'RewardsStop') return { ...place, kind: 'stop', bonusEndBlock: args.blockNumber };
  if (name === 'NewStartAndEndBlocks') {
    return { ...place, kind: 'blocks', startBlock: args.startBlock, bonusEndBlock: args.endBlock };
  }
  // For tokens that were sent by mistake the pool counts nothing.
  if (name === 'AdminTokenRecovery')
    return checksumAddress(args.token) === reward ? { ...place, kind: 'recovery' } : undefined;
  return { ...place, kind: kinds[name], account: checksumAddress(args.user), amount: args.amount };
}
