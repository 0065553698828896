import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getAbiItem } from 'viem';
import type { KeeperChain } from './keeper-chain';
import { logsBackwards } from './logs-backwards';

/** Calls that the timelock makes together once `from` (unix seconds) has come and somebody executes them. */
export interface ScheduledOperation {
  readonly id: Hex;
  readonly from: number;
  readonly calls: readonly { readonly to: Address; readonly data: Hex }[];
}

const scheduled = getAbiItem({ abi, name: 'CallScheduled' });
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
  const calls = new Map<Hex, { index: bigint; to: Address; data: Hex }[]>();
  const parts = logsBackwards({
    head,
    mostBlocks: head - (since ?? BigInt(startBlock)) + 1n,
    mostBlocksAtOnce,
    read: (range) => client.getLogs({ address, event: scheduled, ...range, strict: true }),
  });
  for await (const { logs } of parts) {
    for (const { args } of logs) {
      const { id, index, target, data } = args;
      const known = calls.get(id) ?? [];
      // An operation that was cancelled and scheduled again has its calls in two logs.
      if (known.every((call) => call.index !== index)) known.push({ index, to: checksumAddress(target), data });
      calls.set(id, known);
    }
  }
  const operations = await Promise.all(
    [...calls].map(async ([id, list]) => {
      const from = await client.readContract({ address, abi, functionName: 'getTimestamp', args: [id] });
      const ordered = [...list].sort((one, other) => Number(one.index - other.index));
      return from > doneTime ? [{ id, from: Number(from), calls: ordered.map(({ to, data }) => ({ to, data })) }] : [];
    }),
  );
  return operations.flat().sort((one, other) => one.from - other.from);
}
