import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getAbiItem, zeroHash } from 'viem';
import type { KeeperChain } from './keeper-chain';
import { logsBackwards } from './logs-backwards';

/** Calls that the timelock makes together once `from` (unix seconds) has come and somebody executes them. */
export interface ScheduledOperation {
  readonly id: Hex;
  readonly from: number;
  readonly calls: readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[];
  /** What must be done before, and what tells it from another of the same calls; zero for nothing. */
  readonly predecessor: Hex;
  readonly salt: Hex;
}

const events = [getAbiItem({ abi, name: 'CallScheduled' }), getAbiItem({ abi, name: 'CallSalt' })] as const;
/** Only who may propose writes these logs, so a part may have many blocks; nodes that take fewer are asked for fewer. */
const mostBlocksAtOnce = 1_000_000n;
/** Between not scheduled and a time; what was done is 1. */
const doneTime = 1n;

/**
 * What is scheduled and neither executed nor cancelled, the first to come first. It never runs out, and anybody may execute it, so
 * all blocks since the timelock was made are looked through, or those from `since` on.
 */
export async function readScheduledOperations(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  since?: bigint,
): Promise<readonly ScheduledOperation[]> {
  const { address, startBlock } = contractOf(deployment, 'governance', 'timelock');
  const head = await client.getBlockNumber({ cacheTime: 0 });
  type Call = ScheduledOperation['calls'][number] & { readonly index: bigint };
  const found = new Map<Hex, { readonly calls: Call[]; readonly predecessor: Hex }>();
  const salts = new Map<Hex, Hex>();
  const parts = logsBackwards({
    head,
    mostBlocks: head - (since ?? BigInt(startBlock)) + 1n,
    mostBlocksAtOnce,
    read: (range) => client.getLogs({ address, events, ...range, strict: true }),
  });
  for await (const { logs } of parts) {
    for (const { eventName, args } of logs) {
      if (eventName === 'CallSalt') {
        salts.set(args.id, args.salt);
        continue;
      }
      const { id, index, target, value, data, predecessor } = args;
      const calls: Call[] = found.get(id)?.calls ?? [];
      // An operation that was cancelled and scheduled again has its calls in two logs.
      if (calls.every((call) => call.index !== index)) calls.push({ index, to: checksumAddress(target), value, data });
      found.set(id, { calls, predecessor });
    }
  }
  const operations = await Promise.all(
    [...found].map(async ([id, { calls: list, predecessor }]) => {
      const from = await client.readContract({ address, abi, functionName: 'getTimestamp', args: [id] });
      if (from <= doneTime) return [];
      const ordered = list.toSorted((one, other) => Number(one.index - other.index));
      const calls = ordered.map(({ to, value, data }) => ({ to, value, data }));
      return [{ id, from: Number(from), calls, predecessor, salt: salts.get(id) ?? zeroHash }];
    }),
  );
  return operations.flat().sort((one, other) => one.from - other.from);
}
