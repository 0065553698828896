import type { Address } from '@besc/domain/shared/address';
import type { Log, PublicClient } from 'viem';

/** What a recount says that a contract must hold, and what it holds; smallest units. */
export interface Book {
  readonly name: string;
  readonly expected: bigint;
  readonly balance: bigint;
  /** Whether so much happened that it says something. */
  readonly isPlayed: boolean;
  /** Everything that should not be, in words. */
  readonly problems: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const blocksAtOnce = 500n;

/** All logs of a contract, oldest first. */
export async function allLogs(client: PublicClient, address: Address): Promise<Log[]> {
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const logs: Log[] = [];
  for (let fromBlock = 0n; fromBlock <= head; fromBlock += blocksAtOnce) {
    const toBlock = fromBlock + blocksAtOnce - 1n < head ? fromBlock + blocksAtOnce - 1n : head;
    logs.push(...(await client.getLogs({ address, fromBlock, toBlock })));
  }
  return logs;
}
