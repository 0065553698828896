import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { maxUint256 } from '@besc/domain/shared/math';
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

type Log = { readonly address: string; readonly topics: readonly string[]; readonly data: string };

/** Whether one of these logs is that one, and by that contract: what others write with the same words does not count. */
export function hasLog(logs: readonly Log[], pattern: LogPattern, account: Address): boolean {
  return logsOf(logs, pattern, account).length > 0;
}

/** The sum of what these logs say in their first word of data; undefined where there is none, or no sum that fits a word. */
export function loggedAmount(logs: readonly Log[], pattern: LogPattern, account: Address): bigint | undefined {
  const words = logsOf(logs, pattern, account).map(({ data }) => wordsOf(data)[0]);
  const sum = words.reduce((total, word) => total + BigInt(word ?? 0), 0n);
  return words.length === 0 || sum > maxUint256 ? undefined : sum;
}

function logsOf(logs: readonly Log[], pattern: LogPattern, account: Address): readonly Log[] {
  const [[address] = [], topics = [], words = []] = pattern
    .split(' ')
    .map((part) => part.split(',').filter((word) => word !== ''));
  const fits = (wanted: readonly string[], actual: readonly string[]) =>
    wanted.every((word, at) => {
      const value = word === 'account' ? addressWord(account) : word;
      return value === '*' || value === actual[at]?.toLowerCase();
    });
  return logs.filter((log) => {
    const isBy = log.address.toLowerCase() === address?.toLowerCase();
    return isBy && log.topics.length === topics.length && fits(topics, log.topics) && fits(words, wordsOf(log.data));
  });
}

const wordsOf = (data: string): readonly string[] => (data.slice(2).match(/.{64}/g) ?? []).map((word) => `0x${word}`);
