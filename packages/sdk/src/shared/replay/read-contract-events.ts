import type { Address } from '@besc/domain/shared/address';
import {
  type Abi,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem';
import { eventArgs } from '../reads/event-args';
import { eventItem } from '../reads/event-item';
import type { ChainAt } from './chain-at';
import { readLogRanges } from './read-log-ranges';

type NamedEvent<TAbi extends Abi, TName extends ContractEventName<TAbi>> = {
  readonly [Name in TName]: {
    readonly name: Name;
    readonly args: Required<ContractEventArgsFromTopics<TAbi, Name>>;
    readonly block: bigint;
    /** Its place within the block. */
    readonly logIndex: number;
    readonly transaction: Hex;
  };
}[TName];

/**
 * Several events of a contract until the chain's block, oldest first. `indexed` are values of their first indexed arguments, null for
 * any. Throws as `readLogRanges` does.
 */
export async function readContractEvents<const TAbi extends Abi, const TName extends ContractEventName<TAbi>>(
  chain: ChainAt,
  wanted: {
    readonly address: Address;
    readonly abi: TAbi;
    readonly names: readonly TName[];
    readonly indexed?: readonly (bigint | Address | null)[];
    readonly fromBlock: bigint;
  },
): Promise<readonly NamedEvent<TAbi, TName>[]> {
  const { address, abi, names, indexed = [], fromBlock } = wanted;
  const items = new Map(names.map((name) => [toEventSelector(eventItem(abi, name)), name]));
  const topics = [[...items.keys()], ...indexed.map((value) => (value === null ? null : wordOf(value)))];
  const logs = await readLogRanges({ ...chain, address: [address], topics, fromBlock, toBlock: chain.block });
  return logs.map((log) => {
    const name = items.get(log.topics[0]);
    if (name === undefined) throw new TypeError('The node answers an event that was not asked for');
    const args = eventArgs<TAbi, TName>(eventItem(abi, name), log);
    const { block, index: logIndex, transaction } = log;
    return { name, args, block, logIndex, transaction } as NamedEvent<TAbi, TName>;
  });
}

const wordOf = (value: bigint | Address): Hex =>
  typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value);
