import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type Abi, type ContractEventName, numberToHex, pad, toEventSelector } from 'viem';
import { eventItem } from './event-item';

/**
 * A log as its contract writes it, in a text that can be kept: address, topics and words of data, each of them a word, `account` for
 * the account whose transaction it is, or `*` for any.
 */
export type LogPattern = string;

type EventInput<TAbi extends Abi, TName> = Extract<TAbi[number], { type: 'event'; name: TName }>['inputs'][number];

/**
 * An event of a contract by its ABI, with these arguments; those left out may be anything. For events whose arguments each take
 * one word.
 */
export function logPattern<const TAbi extends Abi, TName extends ContractEventName<TAbi>>(event: {
  readonly address: Address;
  readonly abi: TAbi;
  readonly eventName: TName;
  readonly args: { readonly [Name in EventInput<TAbi, TName>['name'] & string]?: bigint | Address | 'account' };
}): LogPattern {
  const { address, abi, eventName: name } = event;
  const item = eventItem(abi, name);
  const values: Readonly<Record<string, bigint | Address | 'account' | undefined>> = event.args;
  const wordsOf = (isIndexed: boolean) =>
    item.inputs.filter(({ indexed = false }) => indexed === isIndexed).map((input) => wordOf(values[input.name ?? '']));
  return [[address], [toEventSelector(item), ...wordsOf(true)], wordsOf(false)].map((part) => part.join(',')).join(' ');
}

function wordOf(value: bigint | Address | 'account' | undefined): Hex | 'account' | '*' {
  if (value === undefined) return '*';
  if (typeof value === 'bigint') return numberToHex(value, { size: 32 });
  return value === 'account' ? value : addressWord(value);
}

const addressWord = (address: Address): Hex => pad(address).toLowerCase() as Hex;

/** Whether one of these logs is that one, and by that contract: what others write with the same words does not count. */
export function hasLog(
  logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[],
  pattern: LogPattern,
  account: Address,
): boolean {
  const [[address] = [], topics = [], words = []] = pattern
    .split(' ')
    .map((part) => part.split(',').filter((word) => word !== ''));
  const fits = (wanted: readonly string[], actual: readonly string[]) =>
    wanted.every((word, at) => {
      const value = word === 'account' ? addressWord(account) : word;
      return value === '*' || value === actual[at]?.toLowerCase();
    });
  return logs.some((log) => {
    const isBy = log.address.toLowerCase() === address?.toLowerCase();
    return isBy && log.topics.length === topics.length && fits(topics, log.topics) && fits(words, wordsOf(log.data));
  });
}

const wordsOf = (data: string): readonly string[] => (data.slice(2).match(/.{64}/g) ?? []).map((word) => `0x${word}`);
