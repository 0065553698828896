import type { Chain } from '@besc/localnet/chain';
import type { Hex } from 'viem';

/** A log with the time of its block; the address in lower case. */
export interface RawLog {
  readonly address: string;
  readonly topics: [Hex, ...Hex[]];
  readonly data: Hex;
  readonly hash: Hex;
  readonly block: number;
  readonly logIndex: number;
  readonly time: number;
}

/** All logs of some contracts, in the order of the chain. */
export async function readLogs(chain: Chain, address: readonly Hex[]): Promise<RawLog[]> {
  const logs = await chain.rpc.request<
    { address: Hex; topics: [Hex, ...Hex[]]; data: Hex; blockNumber: Hex; transactionHash: Hex; logIndex: Hex }[]
  >('eth_getLogs', [{ fromBlock: '0x0', address }]);
  logs.sort((a, b) => Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex));
  const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))];
  const blocks = await chain.rpc.batch(numbers.map((number) => ['eth_getBlockByNumber', [number, false]]));
  const times = new Map(
    numbers.map((number, place) => [number, Number((blocks[place] as { timestamp: Hex }).timestamp)]),
  );
  return logs.map(({ address: from, topics, data, blockNumber, transactionHash, logIndex }) => ({
    address: from.toLowerCase(),
    topics,
    data,
    hash: transactionHash,
    block: Number(blockNumber),
    logIndex: Number(logIndex),
    time: times.get(blockNumber) ?? 0,
  }));
}
