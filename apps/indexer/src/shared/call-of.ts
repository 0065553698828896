import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { type Abi, type DecodeFunctionDataReturnType, decodeFunctionData } from 'viem';

/** What a transaction called, when it called this contract itself and in a form that can be read; undefined otherwise. */
export function callOf<const Interface extends Abi>(
  abi: Interface,
  { transaction, contract }: { transaction: { readonly to: Hex | null; readonly input: Hex }; contract: Hex },
): DecodeFunctionDataReturnType<Interface> | undefined {
  if (transaction.to === null || indexId(transaction.to) !== indexId(contract)) return undefined;
  try {
    return decodeFunctionData({ abi, data: transaction.input });
  } catch {
    return undefined;
  }
}
