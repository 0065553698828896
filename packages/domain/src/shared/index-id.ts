import type { Hex } from './hex';

/** An address as the index stores and spells it: lower case. No `Address`, so it is compared with other ids only. */
export type IndexId = Hex;

/** The index's spelling of an address that came in any letter case. */
export function indexId(address: Hex): IndexId {
  return `0x${address.slice(2).toLowerCase()}`;
}
