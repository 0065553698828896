import type { Address } from '../shared/address';

/** Addresses that are known to have no key: those of the chain's own functions and those that people burn money at. */
const withoutKey = /^0x(?:0{36}[0-9a-f]{4}|dead0{36}|dead0{16}42069420694206942069|e{40}|f{40})$/i;

/** Whether what is sent to an address is lost, since no one can hold its key. */
export function isBurnAddress(address: Address): boolean {
  return withoutKey.test(address);
}
