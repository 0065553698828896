import type { Address } from '@besc/domain/shared/address';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { byChain } from '../../blocks/preferences/by-chain';
import { preference } from '../../blocks/preferences/preference';
import { soundEntries } from '../../blocks/preferences/sound-entries';

/** What an account had in all when its page was looked at; `seconds` is unix time, `usd` has two decimals. */
export interface Visit {
  readonly account: Address;
  readonly seconds: number;
  readonly usd: string;
}

/** A visit counts as a new one after this long. */
const visitSeconds = 3600;
const mostVisits = 20;

const visitSchema = z.object({
  account: addressSchema,
  seconds: z.int().check(z.positive()),
  usd: z.string().check(z.regex(/^\d{1,40}\.\d\d$/)),
});

/** The last visit of each account, by chain. */
export const lastVisits = preference({
  key: 'visits',
  schema: byChain(() => soundEntries({ entry: visitSchema, most: mostVisits, identity: ({ account }) => account })),
  otherwise: {},
});

/**
 * The visits after this look at the page: one that began less than an hour ago goes on, so that a reload does not wipe
 * out what is compared with.
 */
export function visitsAfter(visits: readonly Visit[], now: Visit): readonly Visit[] {
  const last = visits.find(({ account }) => account === now.account);
  const isSame = last !== undefined && now.seconds >= last.seconds && now.seconds - last.seconds < visitSeconds;
  if (isSame) return visits;
  return [now, ...visits.filter(({ account }) => account !== now.account)].slice(0, mostVisits);
}
