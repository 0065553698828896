import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { parseChainLogs } from '@besc/wire/shared/parse-chain-logs';
import {
  type Abi,
  type ContractEventArgs,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  decodeEventLog,
  encodeEventTopics,
  numberToHex,
} from 'viem';
import type { ChainClient } from './chain-client';

/** An event of a contract, with the number of its block and the hash of its transaction. */
export interface ChainEvent<Args> {
  readonly args: Args;
  readonly block: bigint;
  readonly transaction: Hex;
}

/**
 * Events of a contract by its ABI, oldest first. Rejects when the node does not answer, refuses so many blocks, or answers
 * something else than such events. `args`: values of the indexed arguments; those left out may be anything.
 */
export async function readEvents<const TAbi extends Abi, TName extends ContractEventName<TAbi>>(options: {
  readonly client: ChainClient;
  readonly address: Address;
  readonly abi: TAbi;
  readonly eventName: TName;
  readonly args?: ContractEventArgs<TAbi, TName>;
  readonly fromBlock: bigint;
  /** The newest block when left out. */
  readonly toBlock?: bigint;
}): Promise<readonly ChainEvent<ContractEventArgsFromTopics<TAbi, TName>>[]> {
  const { client, address, abi, eventName, fromBlock, toBlock } = options;
  const args = options.args as Readonly<Record<string, unknown>> | undefined;
  const events = (abi as Abi).filter((item) => item.type === 'event' && item.name === eventName);
  const logs: unknown = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address,
        topics: encodeEventTopics<Abi, string>({ abi: events, eventName, ...(args && { args }) }),
        fromBlock: numberToHex(fromBlock),
        toBlock: toBlock === undefined ? 'latest' : numberToHex(toBlock),
      },
    ],
  });
  return parseChainLogs(logs).map(({ topics: [signature, ...topics], data, block, transaction }) => {
    const decoded = decodeEventLog<Abi, string, Hex[], Hex>({ abi: events, topics: [signature, ...topics], data });
    return { args: decoded.args as ContractEventArgsFromTopics<TAbi, TName>, block, transaction };
  });
}
