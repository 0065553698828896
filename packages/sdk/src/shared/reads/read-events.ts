import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { parseChainLogs } from '@besc/wire/shared/parse-chain-logs';
import {
  type Abi,
  type ContractEventArgs,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem';
import type { ChainClient } from '../nodes/chain-client';
import { eventArgs } from './event-args';
import { eventItem } from './event-item';

/** An event of a contract, with the number of its block and the hash of its transaction. */
export interface ChainEvent<Args> {
  readonly args: Args;
  readonly block: bigint;
  readonly transaction: Hex;
}

/**
 * Events of a contract by its ABI, oldest first; for events whose arguments are numbers, addresses and 32 bytes, each of them
 * named. Rejects when the node does not answer, refuses so many blocks, or answers something else than such events. `args`:
 * values of the indexed arguments; those left out may be anything.
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
  const item = eventItem(abi, eventName);
  const indexed = item.inputs.filter((input) => input.indexed);
  const wanted = (options.args ?? {}) as Readonly<Record<string, bigint | Hex | undefined>>;
  const logs: unknown = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address,
        topics: [toEventSelector(item), ...indexed.map(({ name = '' }) => topicOf(wanted[name]))],
        fromBlock: numberToHex(fromBlock),
        toBlock: toBlock === undefined ? 'latest' : numberToHex(toBlock),
      },
    ],
  });
  return parseChainLogs(logs).map((log) => {
    const { block, transaction } = log;
    return { args: eventArgs<TAbi, TName>(item, log), block, transaction };
  });
}

function topicOf(value: bigint | Hex | undefined): Hex | null {
  if (value === undefined) return null;
  return typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value);
}
