import { type AbiFunction, decodeFunctionData, encodeFunctionData, type Hex, toFunctionSelector } from 'viem';
import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import type { ContractCall } from './contract-call';
import type { EncodedCall } from './encode-call';
import { figureDifference } from './figure-difference';
import { isSameText } from './same-text';
import type { ShownCall, ShownMeaning } from './shown-call';

/**
 * The signing guard: decodes the bytes about to be handed to the wallet with the call's own ABI, and compares them with
 * the call and with what the screen drew: contract, function, native coin, and every argument whole. What the screen does
 * not show refuses, as does a shown figure that the call does not have. Throws CalldataMismatchError.
 */
export function checkCall(options: {
  readonly encoded: EncodedCall;
  readonly call: ContractCall;
  readonly shown: ShownCall;
  readonly meaning: ShownMeaning;
}): void {
  const { encoded, call, shown, meaning } = options;
  const { to, data, value } = encoded;
  for (const address of [call.address, shown.address]) demand(isSame(to, address), 'to');
  for (const native of [call.value, shown.value]) demand(value === (native ?? 0n), 'value');
  const { item, args } = decoded(call, data);
  for (const name of [call.functionName, shown.functionName]) demand([name].flat().includes(item.name), 'functionName');
  demand(args.length === call.args.length, 'args');
  const named = args.map((value, index) => ({ value, index, name: item.inputs[index]?.name || String(index) }));
  for (const { value, index, name } of named) demand(isSame(value, call.args[index]), name);
  const drawable = named.filter(({ name }) => !shown.unshown?.includes(name));
  const actual = Object.fromEntries(drawable.map(({ name, value }) => [name, value]));
  const difference = figureDifference({ actual, shown: { fields: shown.args }, meaning });
  if (difference !== undefined) throw new CalldataMismatchError(difference);
}

function demand(condition: boolean, field: string): void {
  if (!condition) throw new CalldataMismatchError(field);
}

function decoded({ abi }: ContractCall, data: Hex): { item: AbiFunction; args: readonly unknown[] } {
  try {
    const item = abi.find((entry) => entry.type === 'function' && toFunctionSelector(entry) === data.slice(0, 10));
    if (item?.type === 'function') {
      const { functionName, args = [] } = decodeFunctionData({ abi: [item], data });
      // One meaning, one encoding: trailing or shifted bytes would be read differently by others.
      if (encodeFunctionData({ abi: [item], functionName, args }) === data.toLowerCase()) return { item, args };
    }
  } catch {
    // Bytes that the function cannot have.
  }
  throw new CalldataMismatchError('data');
}

function isSame(actual: unknown, wanted: unknown): boolean {
  if (typeof actual === 'string' && typeof wanted === 'string') return isSameText(actual, wanted);
  if (typeof actual !== 'object' || typeof wanted !== 'object' || actual === null || wanted === null) {
    return actual === wanted;
  }
  const [one, other] = [Object.entries(actual), new Map(Object.entries(wanted))];
  return one.length === other.size && one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)));
}
