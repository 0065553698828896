import type { Hex } from './hex';

declare const lowerCase: unique symbol;

/** An address as the index stores and spells it: lower case, made by `indexId` alone. No `Address`: compared with other ids only. */
export type IndexId = Hex & { readonly [lowerCase]: true };

/** The index's spelling of an address that came in any letter case. */
export function indexId(address: Hex): IndexId {
  return `0x${address.slice(2).toLowerCase()}` as IndexId;
}

/** The zero address as the index spells it. */
export const zeroId = indexId('0x0000000000000000000000000000000000000000');
