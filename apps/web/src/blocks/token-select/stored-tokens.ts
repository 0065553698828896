import type { Address } from '@besc/domain/shared/address';
import { cleanText } from '@besc/domain/shared/clean-text';
import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { byChain } from '../preferences/by-chain';
import { preference } from '../preferences/preference';
import { soundEntries } from '../preferences/sound-entries';

/** A token a person imported. Texts are cleaned. */
export interface StoredToken {
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
}

const tokenSchema = z.object({
  chainId: z.int().check(z.minimum(1)),
  address: contractAddressSchema,
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
  symbol: textSchema(64, 'UNKNOWN'),
  name: textSchema(128, 'Unknown Token'),
});

/** Imported tokens, by chain. Only the address of one is to be trusted. */
export const storedTokens = preference<Readonly<Record<string, readonly StoredToken[]>>>({
  key: 'tokens',
  schema: byChain((chainId) =>
    soundEntries({
      entry: tokenSchema.check(z.refine((token) => token.chainId === chainId)),
      most: 500,
      identity: (token) => token.address,
    }),
  ),
  otherwise: {},
});

function textSchema(most: number, otherwise: string) {
  return z.pipe(
    // Characters (one may be two units), as `tokenTexts` counts what it makes fit to keep.
    z.string().check(
      z.maxLength(2 * most),
      z.refine((text) => [...text].length <= most),
    ),
    z.transform((text: string) => cleanText(text) || otherwise),
  );
}
