import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** The profile that this browser saw last as the connected account's: what it is called until it is read. */
export const ownProfile = preference({
  key: 'ownProfile',
  schema: z.nullable(z.object({ account: addressSchema, username: z.string().check(z.maxLength(64)) })),
  otherwise: null,
});
