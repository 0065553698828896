import type { Address } from '../src/shared/address';

/** An address of a test, taken as it is spelled and as long as it is: no rule of the domain looks into one. */
export const testAddress = (text: string): Address => text as Address;
