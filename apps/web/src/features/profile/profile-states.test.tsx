import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeToken } from '../../../test/make-token';
import { noChain } from '../../../test/no-chain';
import { answerApi, apiUrl } from '../../../test/profile/lab-profiles';
import type { AccountFace } from '../../blocks/chain/account-faces';
import { ChainProvider } from '../../blocks/chain/chain-context';
import { faceKey } from '../../blocks/name-service/face-query';
import { makeQueryClient } from '../../lib/make-query-client';
import { useProfileAvatar } from './use-profile-avatar';
import { useProfileState } from './use-profile-state';
import { useTeamsState } from './use-teams-state';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const [account, other, collection] = [at('a'), at('b'), at('2')];
const place = {
  profile: at('1'),
  money: makeToken('MONEY'),
  bunnies: collection,
  collections: [],
  starters: at('3'),
  claims: undefined,
  pointCenter: undefined,
  history: undefined,
  gift: undefined,
};
const answers: Readonly<Record<string, unknown>> = {
  hasRegistered: true,
  getUserProfile: [1n, 30n, 2n, collection, 7n, true],
  numberTeams: 2n,
};
const team = (name: string) => [name, 'text', 3n, 40n, true];

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** What a hook says over time, on a chain that answers by the names of functions; undefined: it refuses. */
function follow<Said>(
  hook: () => Said,
  read: (functionName: string, args: readonly unknown[]) => unknown,
  findFace: () => Promise<AccountFace> = () => Promise.reject(new Error('No face is asked for here')),
) {
  const chain = { ...noChain({ ...makeSettings(), api: { url: apiUrl } }), loadFaces: async () => findFace };
  vi.spyOn(chain.reader, 'read').mockImplementation(async ({ functionName, args }) => {
    const told = read(functionName, Array.isArray(args) ? args : []);
    if (told === undefined) throw new Error('No answer');
    return told as never;
  });
  const queryClient = makeQueryClient();
  const said: Said[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  renderHook(() => said.push(hook()), { wrapper });
  return { said, queryClient };
}

test('PROF-11 PROF-21 PROF-22 PROF-36 a profile is loading, then initialized with its data and that it is registered', async () => {
  const { said } = follow(
    () => useProfileState(place, account),
    (name) => answers[name],
  );
  expect(said[0]).toMatchObject({ data: null, isInitialized: false, isLoading: true, hasRegistered: false });
  await waitFor(() => expect(said.at(-1)).toMatchObject({ isInitialized: true, isLoading: false }));
  expect(said.at(-1)).toMatchObject({
    hasRegistered: true,
    data: { kind: 'active', userId: 1, points: 30n, teamId: 2, picture: { collection, tokenId: 7n } },
  });
});

test('PROF-36 who is not registered has no profile, whatever else is told of him', async () => {
  const { said } = follow(
    () => useProfileState(place, account),
    (name) => (name === 'hasRegistered' ? false : answers[name]),
  );
  await waitFor(() => expect(said.at(-1)).toMatchObject({ isInitialized: true, data: null, hasRegistered: false }));
  expect(said.at(-1)?.query.data).toEqual({ kind: 'none' });
});

test('PROF-23 a profile that could not be read is initialized, not loading and null', async () => {
  const { said } = follow(
    () => useProfileState(place, account),
    () => undefined,
  );
  await waitFor(() => expect(said.at(-1)).toMatchObject({ isInitialized: true, isLoading: false }));
  expect(said.at(-1)).toMatchObject({ data: null, hasRegistered: false });
});

test('PROF-46 PROF-47 that a profile could not be read is logged with its address, and it is null', async () => {
  const { said } = follow(
    () => useProfileState(place, account),
    () => undefined,
  );
  await waitFor(() => expect(said.at(-1)).toMatchObject({ isInitialized: true, data: null }));
  expect(logged).toHaveBeenCalledWith(`Failed to fetch profile for address ${account}`);
});

test('PROF-12 PROF-24 PROF-26 a picture is fetched first, then the name, and both are kept by the address', async () => {
  let give: (face: AccountFace) => void = () => undefined;
  const face = new Promise<AccountFace>((resolve) => {
    give = resolve;
  });
  const asked = answerApi(() => ({
    address: account,
    username: 'BunnyBaron',
    slug: 'bunnybaron',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    leaderboard: { global: '???', team: '???', volume: 0, next_rank: '???' },
  }));
  const { said, queryClient } = follow(
    () => useProfileAvatar(account),
    () => undefined,
    () => face,
  );
  await waitFor(() => expect(said.at(-1)?.avatarFetchStatus).toBe('fetching'));
  expect(said.at(-1)).toMatchObject({ username: '', nft: undefined, usernameFetchStatus: 'not fetched' });
  expect(asked).toEqual([]);
  const picture = { collection, tokenId: 7n };
  give({ username: undefined, picture, pictureUrl: '/7.webp', teamId: 2 });
  await waitFor(() => expect(said.at(-1)?.usernameFetchStatus).toBe('fetched'));
  expect(said.map(({ usernameFetchStatus }) => usernameFetchStatus)).toContain('fetching');
  expect(asked).toEqual([`/api/users/${account.toLowerCase()}`]);
  expect(said.at(-1)).toEqual({
    username: 'BunnyBaron',
    nft: picture,
    thumbnail: '/7.webp',
    hasRegistered: true,
    usernameFetchStatus: 'fetched',
    avatarFetchStatus: 'fetched',
  });
  expect(queryClient.getQueryData([...faceKey, account])).toBeDefined();
  expect(queryClient.getQueryData([...faceKey, other])).toBeUndefined();
});

test('PROF-25 a picture and a name that could not be fetched are fetched, and empty', async () => {
  answerApi(() => undefined);
  const { said } = follow(
    () => useProfileAvatar(account),
    () => undefined,
    () => Promise.reject(new Error('away')),
  );
  const fetched = { avatarFetchStatus: 'fetched', usernameFetchStatus: 'fetched' };
  await waitFor(() => expect(said.at(-1)).toMatchObject(fetched));
  expect(said.at(-1)).toEqual({ ...fetched, username: '', nft: undefined, thumbnail: undefined, hasRegistered: false });
});

test('TEAM-08 teams stand by their ids, and whether they are loading is told', async () => {
  const teams = new Map([
    [1n, team('MONEY Storm')],
    [2n, team('Fearsome Flippers')],
  ]);
  const { said } = follow(
    () => useTeamsState(place),
    (name, [id]) => (name === 'getTeamProfile' ? teams.get(BigInt(String(id))) : answers[name]),
  );
  expect(said[0]).toEqual({ data: new Map(), isInitialized: false, isLoading: true });
  await waitFor(() => expect(said.at(-1)).toMatchObject({ isInitialized: true, isLoading: false }));
  expect([...(said.at(-1)?.data ?? [])].map(([id, { name }]) => [id, name])).toEqual([
    [1, 'MONEY Storm'],
    [2, 'Fearsome Flippers'],
  ]);
});
