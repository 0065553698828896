import type { Address } from '@besc/domain/shared/address';
import { type AbiFunction, decodeFunctionData, encodeFunctionData, type Hex, toFunctionSelector } from 'viem';
import { CalldataMismatchError } from './calldata-mismatch-error';
import type { ContractCall } from './contract-call';
import type { EncodedCall } from './encode-call';
import { isFigure } from './is-figure';
import type { ShownCall } from './shown-call';

/**
 * The signing guard: decodes the bytes about to be handed to the wallet with the call's own ABI, and compares them with
 * the call and with what the screen drew. Native coin that the screen did not show refuses, as does a shown figure whose
 * place the call does not have. Throws CalldataMismatchError.
 */
export function checkCall(options: {
  readonly encoded: EncodedCall;
  readonly call: ContractCall;
  readonly shown: ShownCall;
  /** The connected account, for figures that stand for it. */
  readonly account: Address;
}): void {
  const { encoded, call, shown, account } = options;
  const { to, data, value } = encoded;
  for (const address of [call.address, shown.address]) demand(isFigure(to, address, account), 'to');
  for (const native of [call.value, shown.value]) demand(value === (native ?? 0n), 'value');
  const { item, args } = decoded(call, data);
  demand(item.name === call.functionName, 'functionName');
  demand(args.length === call.args.length, 'args');
  for (const [index, wanted] of call.args.entries()) {
    demand(isSame(args[index], wanted), item.inputs[index]?.name || `args[${index}]`);
  }
  for (const [place, figure] of Object.entries(shown.args)) {
    demand(isFigure(valueAt(place, item, args), figure, account), place);
  }
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
  if (typeof actual === 'string' && typeof wanted === 'string') return actual.toLowerCase() === wanted.toLowerCase();
  if (typeof actual !== 'object' || typeof wanted !== 'object' || actual === null || wanted === null) {
    return actual === wanted;
  }
  const [one, other] = [Object.entries(actual), new Map(Object.entries(wanted))];
  return one.length === other.size && one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)));
}

/** The argument, list entry or field at a place as `ShownCall` names it; undefined where the call has none. */
function valueAt(place: string, { inputs }: AbiFunction, args: readonly unknown[]): unknown {
  const [name, ...keys] = place.split('.');
  const start = args[inputs.findIndex((input) => input.name === name)];
  return keys.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.at(Number(key));
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
  }, start);
}
