import { join } from 'node:path';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { usernameSlug } from '@besc/domain/profile/username';
import type { Address } from '@besc/domain/shared/address';
import { type Profile, readProfiles } from '@besc/sdk/profile/read-profiles';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { registerNameMessage } from '@besc/wire/profile/register-name';
import { freeNameSchema, maximumUsers, type UserFace, usersRead } from '@besc/wire/profile/user-reads';
import { type User, userSchema } from '@besc/wire/profile/user-schema';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { absentPictures } from '../shared/absent-pictures';
import { ApiError } from '../shared/api-error';
import { type ApiContext, apiFeature } from '../shared/api-feature';
import { bytes, json, readPlace, route } from '../shared/route';
import { signedRoute } from '../shared/signed-route';
import { nameWords } from './name-words';
import { teamBanners } from './team-banners';
import { type NameRow, nameRefusals, namesOf, requireFree, requireName, takeName } from './user-names';

const shortCache = { 'cache-control': 'public, max-age=10' };
const longCache = { 'cache-control': 'public, max-age=86400' };
const oneAddress = z.object({ address: addressSchema });

/** Names of profiles: who has which, whether one is free, and taking one. */
export const profileFeature = apiFeature({
  slug: 'profile',
  migrations: join(import.meta.dirname, 'migrations'),
  config: z.object({ PROFILE_WORDS_FILE: z.string().min(1).optional() }),
  routes(context, { PROFILE_WORDS_FILE: file }) {
    // A chain without profiles has no names.
    if (contractIfAny(context.deployment, 'profile', 'profile') === undefined) return [];
    const { store } = context;
    const words = nameWords(file);
    const profiles = profileReader(context);
    const banner = teamBanners();
    return [
      route({
        ...readPlace(usersRead),
        summary: `Names and pictures of at most ${maximumUsers} accounts.`,
        answer: json(usersRead.answer),
        refusals: { BAD_ADDRESSES: 400 },
        async handle({ query }) {
          const accounts = addressesIn(query.addresses);
          // What the chain does not tell now is missing; the names stand.
          const [names, known] = await Promise.all([namesOf(store, accounts), profiles(accounts).catch(noneIfUnread)]);
          const nameOf = new Map(names.map(({ address, username }) => [address, username]));
          const data = accounts.map((account, index) => faceOf(account, nameOf.get(account), known[index]));
          // The page keeps it for long: what its own transaction has changed must not come from a cache.
          return { body: { data }, headers: { 'cache-control': 'no-store' } };
        },
      }),
      route({
        method: 'GET',
        path: '/api/users/:address',
        summary: 'The name of an account, in any letter case of its address.',
        params: oneAddress,
        answer: json(userSchema),
        refusals: { NO_NAME: 404 },
        async handle({ params }) {
          const [name] = await namesOf(store, [params.address]);
          if (name === undefined) throw new ApiError(404, 'NO_NAME', 'This account has no name.');
          return { body: userOf(name), headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/api/users/valid/:name',
        summary: 'Whether a name can still be taken.',
        params: z.object({ name: z.string() }),
        answer: json(freeNameSchema),
        refusals: nameRefusals,
        async handle({ params: { name } }) {
          requireName(name, words);
          await requireFree(store, name);
          return { body: { username: name, valid: true }, headers: { 'cache-control': 'no-store' } };
        },
      }),
      route({
        method: 'GET',
        path: '/images/teams/:file',
        summary: 'The banner of a team: `{id}-lg.webp`, -md or -sm.',
        params: z.object({ file: z.string() }),
        answer: bytes('image/webp'),
        refusals: { UNKNOWN_TEAM: 404 },
        around: [absentPictures],
        async handle({ params }) {
          const body = await banner(params.file);
          if (body !== undefined) return { body, headers: longCache };
          throw new ApiError(404, 'UNKNOWN_TEAM', 'There is no such banner.', { cacheSeconds: 600 });
        },
      }),
      signedRoute(context, {
        summary: 'Gives an account with a profile its name, for ever.',
        message: registerNameMessage,
        refusals: { ...nameRefusals, NO_PROFILE: 400 },
        async prepare({ account, fields: { username } }) {
          requireName(username, words);
          const [profile] = await profiles([account]).catch(refuseUnread);
          // A name costs a profile: without that, one person could take thousands.
          if (profile === undefined) throw nodeAway();
          if (profile.kind === 'none') throw new ApiError(400, 'NO_PROFILE', 'This account has no profile.');
          const name = { address: account, username, createdAt: context.nowMs() };
          return async (queries) => {
            await takeName(queries, name);
            return { body: userOf(name) };
          };
        },
      }),
    ];
  },
});

/** Asks the profile contract about accounts, all in one request. */
function profileReader({ deployment, client, onStop }: ApiContext) {
  const { address: profile } = contractOf(deployment, 'profile', 'profile');
  const { address: multicall } = contractOf(deployment, 'shared', 'multicall');
  const reader = createBatchReader({ client, multicall });
  onStop(() => reader.close());
  return (accounts: readonly Address[]) => readProfiles({ reader, profile, accounts });
}

const nodeAway = () => new ApiError(503, 'NODE_UNAVAILABLE', 'The chain could not be asked.', { retryAfterSeconds: 5 });

function noneIfUnread(error: unknown): readonly undefined[] {
  if (error instanceof ReadError) return [];
  throw error;
}

function refuseUnread(error: unknown): never {
  throw error instanceof ReadError ? nodeAway() : error;
}

function addressesIn(text: string): readonly Address[] {
  const parsed = z.array(addressSchema).min(1).max(maximumUsers).safeParse(text.split(','));
  if (parsed.success) return parsed.data;
  throw new ApiError(400, 'BAD_ADDRESSES', `addresses must be 1 to ${maximumUsers} addresses, separated by commas.`);
}

function faceOf(address: Address, username = null as string | null, profile?: Profile): UserFace {
  const picture = profile?.kind === 'active' ? { ...profile.picture, tokenId: String(profile.picture.tokenId) } : null;
  const teamId = profile === undefined || profile.kind === 'none' ? null : profile.teamId;
  return { address, username, picture, teamId };
}

/** Ranks are those of `/api/leaderboard`; here they are unknown ("???"). */
function userOf({ address, username, createdAt }: NameRow): User {
  const time = new Date(createdAt).toISOString();
  return {
    address,
    username,
    slug: usernameSlug(username),
    created_at: time,
    // A name never changes.
    updated_at: time,
    leaderboard: { global: '???', team: '???', volume: 0, next_rank: '???' },
  };
}
