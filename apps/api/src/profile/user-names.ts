import { usernameProblem, usernameSlug } from '@besc/domain/profile/username';
import type { Address } from '@besc/domain/shared/address';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import type { Queries } from '../shared/store';

const table = 'api_profile.username';

const nameRow = z.object({
  address: addressSchema,
  username: z.string(),
  createdAt: z.bigint().transform(Number),
});

/** A name that an account has for ever; `createdAt` in Unix milliseconds. */
export type NameRow = z.output<typeof nameRow>;

/** Codes of what `requireName` and `takeName` throw. */
export const nameRefusals = { BAD_NAME: 400, NAME_NOT_ALLOWED: 400, NAME_TAKEN: 400, HAS_NAME: 400 };

const problems = {
  'too-short': 'A name has at least 3 letters and digits.',
  'too-long': 'A name has at most 15 letters and digits.',
  characters: 'A name has no spaces or special characters.',
};

/** Throws ApiError for a text that breaks the rules for names or is on the word list. */
export function requireName(name: string, words: { isRefused(name: string): boolean }): void {
  const problem = usernameProblem(name);
  if (problem !== undefined) throw new ApiError(400, 'BAD_NAME', problems[problem]);
  if (words.isRefused(name)) throw new ApiError(400, 'NAME_NOT_ALLOWED', 'This name is not allowed.');
}

/** The names that some accounts have. */
export function namesOf({ query }: Queries, accounts: readonly Address[]): Promise<readonly NameRow[]> {
  const select = `select address, username, created_at as "createdAt" from ${table} where address = any($1)`;
  return query(nameRow, select, [accounts]);
}

/** Throws ApiError NAME_TAKEN when somebody has the name, in whatever case. */
export async function requireFree({ query }: Queries, name: string): Promise<void> {
  const taken = await query(z.unknown(), `select 1 from ${table} where slug = $1`, [usernameSlug(name)]);
  if (taken.length > 0) throw new ApiError(400, 'NAME_TAKEN', 'This name is taken.');
}

/** Gives an account a name. Of two at the same moment the database lets one in; the other gets the ApiError. */
export async function takeName(queries: Queries, name: NameRow): Promise<void> {
  const { address, username, createdAt } = name;
  const insert = `insert into ${table} (address, username, slug, created_at) values ($1, $2, $3, $4)
    on conflict do nothing returning 1`;
  const slug = usernameSlug(username);
  if ((await queries.query(z.unknown(), insert, [address, username, slug, createdAt])).length > 0) return;
  if ((await namesOf(queries, [address])).length > 0) {
    throw new ApiError(400, 'HAS_NAME', 'This account has a name, which is never changed.');
  }
  throw new ApiError(400, 'NAME_TAKEN', 'This name is taken.');
}
