import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import type { ApiRead } from '../shared/api-read';

/** How many accounts may be asked for at once. */
export const maximumUsers = 100;

/** What stands beside an account wherever it is shown. `picture` is null without an active profile, or while it is not known. */
const userFaceSchema = z.object({
  address: addressSchema,
  username: z.nullable(z.string()),
  picture: z.nullable(z.object({ collection: addressSchema, tokenId: z.string().check(z.regex(/^\d{1,78}$/)) })),
  teamId: z.nullable(z.int()),
});

/** See `userFaceSchema`. */
export type UserFace = z.output<typeof userFaceSchema>;

/** Names and pictures of at most `maximumUsers` accounts, separated by commas, in their order. */
export const usersRead = {
  path: '/api/users',
  parameters: ['addresses'],
  answer: z.object({ data: z.array(userFaceSchema) }),
} as const satisfies ApiRead;

/** Whether somebody may still take a name. */
export const freeNameSchema = z.object({ username: z.string(), valid: z.literal(true) });
