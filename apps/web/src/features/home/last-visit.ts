import type { Address } from '@besc/domain/shared/address';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { byChain } from '../../blocks/preferences/by-chain';
import { preference } from '../../blocks/preferences/preference';
import { soundEntries } from '../../blocks/preferences/sound-entries';

/** When the page was looked at, in unix time, and what the account had in all, with two decimals. */
export interface Worth {
  readonly seconds: number;
  readonly usd: string;
}

/** A visit of an account, and the one before it, which it is compared with; none where it is the first. */
export interface Visit extends Worth {
  readonly account: Address;
  /** When it was still looked at, in unix time; left out at its beginning. */
  readonly seen?: number | undefined;
  readonly before?: Worth | undefined;
}

/** A visit counts as a new one after the page was not looked at for this long. */
const visitSeconds = 3600;
/** So often it is noted that a visit goes on. */
export const seenSeconds = 300;
const mostVisits = 20;

const worth = {
  seconds: z.int().check(z.positive()),
  usd: z.string().check(z.regex(/^\d{1,40}\.\d\d$/)),
};
const visitSchema = z.object({
  account: addressSchema,
  ...worth,
  seen: z.optional(worth.seconds),
  before: z.optional(z.object(worth)),
});

/** The last visit of each account, by chain; entries of earlier versions have less. */
export const lastVisits = preference({
  key: 'visits',
  schema: byChain(() => soundEntries({ entry: visitSchema, most: mostVisits, identity: ({ account }) => account })),
  otherwise: {},
});

/** How long ago a visit was still looked at; negative where the clock was set back. */
const age = ({ seconds, seen = seconds }: Visit, now: number) => now - seen;

/** A visit that was looked at in the last hour goes on, so that a reload does not wipe out what is compared with. */
function goesOn(last: Visit, seconds: number): boolean {
  return seconds >= last.seconds && Math.abs(age(last, seconds)) < visitSeconds;
}

/** What a look at the page at `seconds` is compared with. */
export function visitBefore(visits: readonly Visit[], look: { account: Address; seconds: number }): Worth | undefined {
  const last = visits.find(({ account }) => account === look.account);
  return last && goesOn(last, look.seconds) ? last.before : last;
}

/** The visits after this look at the page. */
export function visitsAfter(visits: readonly Visit[], now: Visit): readonly Visit[] {
  const last = visits.find(({ account }) => account === now.account);
  const isSame = last !== undefined && goesOn(last, now.seconds);
  if (isSame && age(last, now.seconds) < seenSeconds) return visits;
  const visit = isSame
    ? { ...last, seen: now.seconds }
    : last
      ? { ...now, before: { seconds: last.seconds, usd: last.usd } }
      : now;
  return [visit, ...visits.filter(({ account }) => account !== now.account)].slice(0, mostVisits);
}
