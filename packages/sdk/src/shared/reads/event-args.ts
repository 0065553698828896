import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { ChainLog } from '@besc/wire/shared/parse-chain-logs';
import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  toEventSelector,
} from 'viem';

/** What a log says, by the names of an event's arguments, each of which is one word. Throws for another event. */
export function eventArgs<TAbi extends Abi, TName extends ContractEventName<TAbi>>(
  item: AbiEvent,
  log: Pick<ChainLog, 'topics' | 'data'>,
): ContractEventArgsFromTopics<TAbi, TName> {
  const [first, ...topics] = log.topics;
  if (first !== toEventSelector(item)) throw new Error(`The node answers another event than ${item.name}`);
  const indexed = item.inputs.filter((input) => input.indexed);
  const plain = item.inputs.filter((input) => !input.indexed);
  const args = Object.fromEntries([...valuesOf(indexed, topics), ...valuesOf(plain, log.data)]);
  return args as ContractEventArgsFromTopics<TAbi, TName>;
}

function valuesOf(inputs: readonly AbiParameter[], words: readonly Hex[]): [string, bigint | boolean | Hex][] {
  return inputs.map(({ name = '', type }, index) => {
    const word = words[index];
    if (word === undefined) throw new Error(`The node answers an event without ${name}`);
    if (type === 'bytes32') return [name, word];
    if (type === 'bool') return [name, BigInt(word) !== 0n];
    if (type.startsWith('int')) return [name, BigInt.asIntN(256, BigInt(word))];
    return [name, type === 'address' ? checksumAddress(`0x${word.slice(26)}`) : BigInt(word)];
  });
}
