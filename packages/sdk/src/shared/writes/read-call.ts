import type { Address } from '@besc/domain/shared/address';
import { type Abi, type AbiFunction, decodeFunctionData, encodeFunctionData, type Hex, toFunctionSelector } from 'viem';
import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import type { ContractMeaning, FigureLabel } from './call-meaning';
import type { EncodedCall } from './encode-call';

/** An argument as the bytes have it, with what it means. */
export interface CallFigure {
  /** Its name in the ABI. */
  readonly name: string;
  readonly label: FigureLabel;
  readonly value: unknown;
  /** Of an amount: its token, or `coin`. */
  readonly token: unknown;
}

/** What the bytes of a call say by the description of its contract. */
export interface CallReading {
  readonly to: Address;
  readonly functionName: string;
  /** Native wei that leave with it. */
  readonly value: bigint;
  readonly figures: readonly CallFigure[];
}

/** Reads bytes. Throws CalldataMismatchError where they are not exactly a described function, each argument included. */
export function readCall(
  { to, data, value }: EncodedCall,
  contract: { readonly abi: Abi; readonly means?: ContractMeaning | undefined },
): CallReading {
  const { item, args } = decoded(contract.abi, data);
  const { name: functionName, inputs } = item;
  const [, meaning] = contract.means?.functions[functionName] ?? [];
  if (meaning === undefined) throw new CalldataMismatchError('functionName');
  const named = new Map<string, unknown>([
    ...inputs.map(({ name }, index) => [name ?? '', args[index]] as const),
    ['@.to', to],
    ['@.value', value],
  ]);
  const unsaid = inputs.find(({ name }) => meaning[name ?? ''] === undefined);
  if (unsaid !== undefined) throw new CalldataMismatchError(unsaid.name ?? 'args');
  if (value !== 0n && meaning['@.value'] === undefined) throw new CalldataMismatchError('value');
  const figures = Object.entries(meaning).map(([name, [label, place]]) => ({
    name,
    label,
    value: named.get(name),
    token: place === 'coin' ? place : place && placed(named, place),
  }));
  return { to, functionName, value, figures };
}

/** What stands at a place such as `path.[-1]`. */
function placed(named: ReadonlyMap<string, unknown>, place: string): unknown {
  const [, name = place, index] = /^(.+)\.\[(-?\d+)\]$/.exec(place) ?? [];
  const value = named.get(name);
  return index !== undefined && Array.isArray(value) ? value.at(Number(index)) : value;
}

function decoded(abi: Abi, data: Hex): { item: AbiFunction; args: readonly unknown[] } {
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
