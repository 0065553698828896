import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { parseJson } from '@besc/wire/shared/parse-json';
import * as z from 'zod/mini';

const keptDays = 30;

const faceSchema = z.object({
  username: z.string().check(z.maxLength(15)),
  /** Where the thumbnail of the picture is; empty without one. */
  avatar: z.string().check(z.maxLength(1_000)),
});

/** What the cookie of an account holds. */
export type CookieFace = z.output<typeof faceSchema>;

const nameOf = (account: Address) => `profile_${account}`;

/** The text that sets the cookie of an account, for this domain, over safe connections and for 30 days. */
export function profileCookie(account: Address, face: CookieFace, domain: string): string {
  const value = encodeURIComponent(JSON.stringify(face));
  return `${nameOf(account)}=${value}; domain=${domain}; path=/; max-age=${keptDays * daySeconds}; secure; samesite=lax`;
}

/** What the cookies hold of an account; undefined without one, and for what another page of the domain may have put there. */
export function readProfileCookie(account: Address, cookies: string): CookieFace | undefined {
  const start = `${nameOf(account)}=`;
  const cookie = cookies.split('; ').find((each) => each.startsWith(start));
  if (cookie === undefined) return undefined;
  try {
    return z.safeParse(faceSchema, parseJson(decodeURIComponent(cookie.slice(start.length)))).data;
  } catch {
    return undefined;
  }
}
