import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { parseChainLogs } from '@besc/wire/shared/parse-chain-logs';
import {
  type Abi,
  type AbiParameter,
  type ContractEventArgs,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem';
import type { ChainClient } from '../nodes/chain-client';
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
  const [signature, indexed, plain] = [
    toEventSelector(item),
    item.inputs.filter((input) => input.indexed),
    item.inputs.filter((input) => !input.indexed),
  ];
  const wanted = (options.args ?? {}) as Readonly<Record<string, bigint | Hex | undefined>>;
  const logs: unknown = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address,
        topics: [signature, ...indexed.map(({ name = '' }) => topicOf(wanted[name]))],
        fromBlock: numberToHex(fromBlock),
        toBlock: toBlock === undefined ? 'latest' : numberToHex(toBlock),
      },
    ],
  });
  return parseChainLogs(logs).map(({ topics: [first, ...topics], data, block, transaction }) => {
    if (first !== signature) throw new Error(`The node answers another event than ${eventName}`);
    const args = Object.fromEntries([...valuesOf(indexed, topics), ...valuesOf(plain, data)]);
    return { args: args as ContractEventArgsFromTopics<TAbi, TName>, block, transaction };
  });
}

function topicOf(value: bigint | Hex | undefined): Hex | null {
  if (value === undefined) return null;
  return typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value);
}

/** The values of arguments by their names; each argument is one word. */
function valuesOf(inputs: readonly AbiParameter[], words: readonly Hex[]): [string, bigint | Hex][] {
  return inputs.map(({ name = '', type }, index) => {
    const word = words[index];
    if (word === undefined) throw new Error(`The node answers an event without ${name}`);
    if (type === 'bytes32') return [name, word];
    return [name, type === 'address' ? checksumAddress(`0x${word.slice(26)}`) : BigInt(word)];
  });
}
