import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';

/** Rank of an account in a competition; "???" while it has none. */
const rankSchema = z.union([z.int().check(z.minimum(1)), z.literal('???')]);

/** A name as the profile API tells it. Times are ISO 8601; `volume` is USD. */
export const userSchema = z.object({
  address: addressSchema,
  username: z.string(),
  slug: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  leaderboard: z.object({ global: rankSchema, team: rankSchema, volume: z.number(), next_rank: rankSchema }),
});

/** See `userSchema`. */
export type User = z.output<typeof userSchema>;
