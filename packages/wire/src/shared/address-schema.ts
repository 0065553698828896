import { zeroAddress } from '@besc/domain/shared/address';
import * as z from 'zod/mini';
import { parseAddress } from './parse-address';

/**
 * An address as it arrives: any letter case is accepted and comes out in EIP-55 spelling. In mixed case with a wrong checksum
 * it is refused, because mixed case is a promise that somebody checked it.
 */
export const addressSchema = z.pipe(
  z
    .string('must be an address')
    .check(z.regex(/^0x[0-9a-fA-F]{40}$/, { error: 'must be 0x and 40 hex digits', abort: true })),
  // The hash is most of what a long list costs to read: one for each address.
  z.transform((text: string, context) => {
    const address = parseAddress(text);
    if (address !== undefined) return address;
    context.issues.push({ code: 'custom', input: text, message: 'has a wrong checksum' });
    return z.NEVER;
  }),
);

/** The address of a deployed contract: as `addressSchema`, but never the zero address (TOKEN-34). */
export const contractAddressSchema = addressSchema.check(
  z.refine((address) => address !== zeroAddress, 'must not be the zero address'),
);
