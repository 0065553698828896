import type { Address } from '@besc/domain/shared/address';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** So many are remembered. */
const mostRecent = 8;

/** The tokens that were picked last, newest first. */
export const recentTokens = preference({
  key: 'recentTokens',
  schema: z.pipe(
    z.array(z.unknown()),
    z.transform((stored): readonly Address[] => {
      const known = stored.flatMap((one) => z.safeParse(addressSchema, one).data ?? []);
      return [...new Set(known)].slice(0, mostRecent);
    }),
  ),
  otherwise: [],
});

/** Remembers a token that was picked. */
export function rememberToken(address: Address): void {
  recentTokens.set([address, ...recentTokens.get().filter((one) => one !== address)].slice(0, mostRecent));
}
