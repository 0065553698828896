import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ChainLog, parseChainLogs } from '@besc/wire/shared/parse-chain-logs';
import { keccak256, numberToHex, stringToHex } from 'viem';
import type { ChainClient } from './chain-client';

/**
 * Events of a contract by their signature, as in `Noted(uint256,bytes32)`, oldest first. Rejects when the node does not
 * answer, refuses so many blocks, or answers in another form. `topics`: values of the indexed arguments, null for any.
 */
export async function readEvents(options: {
  readonly client: ChainClient;
  readonly address: Address;
  readonly event: string;
  readonly topics?: readonly (Hex | null)[];
  readonly fromBlock: bigint;
  /** The newest block when left out. */
  readonly toBlock?: bigint;
}): Promise<readonly ChainLog[]> {
  const { client, address, event, topics = [], fromBlock, toBlock } = options;
  const logs: unknown = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address,
        topics: [keccak256(stringToHex(event)), ...topics],
        fromBlock: numberToHex(fromBlock),
        toBlock: toBlock === undefined ? 'latest' : numberToHex(toBlock),
      },
    ],
  });
  return parseChainLogs(logs);
}
