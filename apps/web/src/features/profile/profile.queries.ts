import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { readStarter } from '@besc/sdk/nfts/read-starter';
import { readClaims } from '@besc/sdk/profile/read-claims';
import { readGift } from '@besc/sdk/profile/read-gift';
import { readMissedSales } from '@besc/sdk/profile/read-missed-sales';
import { readProfileCosts } from '@besc/sdk/profile/read-profile-costs';
import { readProfiles } from '@besc/sdk/profile/read-profiles';
import { readSaleClaims } from '@besc/sdk/profile/read-sale-claims';
import { readTeams } from '@besc/sdk/profile/read-teams';
import { fetchFreeName } from '@besc/wire/profile/fetch-free-name';
import { fetchPointSales, type PointSale } from '@besc/wire/profile/fetch-point-sales';
import { fetchTeamMembers } from '@besc/wire/profile/fetch-team-members';
import { fetchTeamDays, fetchTeams } from '@besc/wire/profile/fetch-teams';
import { fetchClaims, fetchUserPoints } from '@besc/wire/profile/fetch-user-points';
import { fetchUsername } from '@besc/wire/profile/fetch-username';
import { FetchError } from '@besc/wire/shared/fetch-error';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { readProfileCookie } from './profile-cookie';
import type { ProfilePlace } from './profile-place';
import { readPictures } from './read-pictures';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Account = Address | undefined;

/** Facts that change with an own transaction, or seldom. */
const slowFreshness = 10;
/** Members of a team that its page shows. */
const mostMembers = 25;
/** Most items of one account in a collection that are offered as a picture. */
export const mostItems = 200;

/** An account's profile as the chain has it. */
export function profileQuery({ reader }: Access, { profile }: ProfilePlace, account: Account) {
  return chainQuery({
    key: ['profile', profile, account],
    freshnessBlocks: slowFreshness,
    read:
      account &&
      (async () => {
        const failure = `Failed to fetch profile for address ${account}`;
        try {
          const [known] = await readProfiles({ reader, profile, accounts: [account] });
          if (known === undefined) throw new Error(failure);
          return known;
        } catch (error) {
          console.error(failure);
          throw error;
        }
      }),
  });
}

/** What registering, changing and reactivating cost. */
export function costsQuery({ reader }: Access, { profile }: ProfilePlace) {
  return chainQuery({
    key: ['profile-costs', profile],
    freshnessBlocks: slowFreshness,
    read: () => readProfileCosts({ reader, profile }),
  });
}

/** The gift of day one, for an account. */
export function giftQuery({ reader }: Access, { gift }: ProfilePlace, account: Account) {
  return chainQuery({
    key: ['profile-gift', gift, account],
    freshnessBlocks: slowFreshness,
    read: account && gift && (() => readGift({ reader, gift, account })),
  });
}

/** All teams. */
export function teamsQuery({ reader }: Access, { profile }: ProfilePlace) {
  return chainQuery({
    key: ['profile-teams', profile],
    freshnessBlocks: slowFreshness,
    read: () => readTeams({ reader, profile }),
  });
}

/** Whether the account may buy a starter, and for what. */
export function starterQuery({ reader }: Access, { starters }: ProfilePlace, account: Account) {
  return chainQuery({
    key: ['profile-starter', starters, account],
    freshnessBlocks: slowFreshness,
    read: account && (() => readStarter({ reader, factory: starters, account })),
  });
}

/** What the account holds that can be its picture. */
export function picturesQuery({ reader }: Access, { profile, collections }: ProfilePlace, account: Account) {
  const addresses = collections.map(({ address }) => address);
  return chainQuery({
    key: ['profile-pictures', profile, addresses, account],
    freshnessBlocks: slowFreshness,
    read: account && (() => readPictures({ reader, profile, collections: addresses, account, most: mostItems })),
  });
}

const askedOfChain = campaigns.filter(({ source }) => source === 'chain' || source === 'history').map(({ id }) => id);

/** How the campaigns stand for an account that the chain itself can tell. */
export function claimsQuery({ reader }: Access, { claims }: ProfilePlace, account: Account) {
  return chainQuery({
    key: ['profile-claims', claims, account],
    freshnessBlocks: slowFreshness,
    read: account && claims && (() => readClaims({ reader, claims, account, campaigns: askedOfChain })),
  });
}

/** Sales that give points, by the index: seldom another one. */
export function pointSalesQuery(access: Access) {
  return indexQuery(access, { key: ['profile-point-sales'], refreshMs: 60_000, ask: fetchPointSales });
}

/** What the point centre gives an account now for sales, by the campaign of each (ACH-07), and which are over without it. */
export function saleClaimsQuery(
  { reader }: Access,
  { pointCenter }: ProfilePlace,
  account: Account,
  sales: readonly PointSale[] | undefined,
) {
  const addresses = sales?.map(({ sale }) => sale);
  return chainQuery({
    key: ['profile-sale-claims', pointCenter, account, addresses],
    freshnessBlocks: slowFreshness,
    read:
      account &&
      pointCenter &&
      sales &&
      addresses &&
      (async () => {
        const block = reader.blocks.current() ?? 0n;
        const [told, missed] = await Promise.all([
          readSaleClaims({ reader, pointCenter, account, sales: addresses }),
          readMissedSales({ reader, account, sales, block }),
        ]);
        return told.map((claim, place) => ({
          ...claim,
          id: Number(sales[place]?.campaignId ?? 0n),
          isMissed: missed.has(claim.sale),
        }));
      }),
  });
}

/** What the members of each team have, by the index: it is no part of what the chain tells of a team. */
export function memberPointsQuery(access: Access) {
  return indexQuery(access, {
    key: ['profile-team-points'],
    refreshMs: 30_000,
    ask: async (request: IndexRequest) => {
      const { teams } = await fetchTeams(request);
      return new Map(teams.map(({ teamId, userPoints }) => [teamId, userPoints]));
    },
  });
}

/** A team at the end of each of the last 30 days; `today` counts days since 1970. */
export function teamDaysQuery(access: Access, team: number, today: number | undefined) {
  return indexQuery(access, {
    key: ['profile-team-days', team, today],
    refreshMs: 60_000,
    ask:
      today === undefined
        ? undefined
        : (request: IndexRequest) => {
            const times = Array.from({ length: 30 }, (_, index) => (today - 29 + index) * daySeconds);
            return fetchTeamDays({ ...request, team, times });
          },
  });
}

/** The best members of a team, or of all teams, by the index. */
export function membersQuery(access: Access, team: number | undefined) {
  return indexQuery(access, {
    key: ['profile-members', team ?? 'all'],
    refreshMs: 30_000,
    ask: (request: IndexRequest) => fetchTeamMembers({ ...request, team, first: mostMembers }),
  });
}

/** What the keys of points begin with. */
export const awardsKey = ['profile-awards'] as const;

/** Campaigns that gave an account points, or were claimed by it, by the index. */
export function awardsQuery(access: Access, account: Account) {
  return indexQuery(access, {
    key: [...awardsKey, account],
    refreshMs: 30_000,
    ask:
      account &&
      (async (request: IndexRequest) => {
        try {
          const asked = { ...request, account };
          const [points, claims] = await Promise.all([fetchUserPoints(asked), fetchClaims(asked)]);
          return [...points, ...claims].map(({ campaignId }) => Number(campaignId));
        } catch (error) {
          console.error(`Failed to fetch achievements for address ${account}`);
          throw error;
        }
      }),
  });
}

/** What the keys of names begin with. */
export const nameKey = ['profile-name'] as const;

/** The name of an account; empty without one, and when it could not be asked for. It is asked for once its picture was. */
export function usernameQuery({ settings }: Access, account: Account, isAvatarFetched: boolean) {
  const { url } = settings.api;
  return queryOptions({
    queryKey: [...nameKey, url, account],
    queryFn:
      account === undefined || url === '' || !isAvatarFetched ? skipToken : () => fetchUsername({ url, account }),
    // Until it is asked, what an earlier visit has left.
    placeholderData: () => account && readProfileCookie(account, document.cookie)?.username,
    staleTime: 60_000,
  });
}

/** Whether a name is free: 'free', or the code of what stands against it. Other failures reject. */
export function freeNameQuery({ settings }: Access, name: string | undefined) {
  const { url } = settings.api;
  return queryOptions({
    queryKey: ['profile-free-name', url, name],
    queryFn:
      name === undefined || url === ''
        ? skipToken
        : async ({ signal }) => {
            try {
              await fetchFreeName({ url, name, signal });
              return 'free';
            } catch (error) {
              if (error instanceof FetchError && error.refusal !== undefined && error.status === 400)
                return error.refusal;
              throw error;
            }
          },
    staleTime: 10_000,
    retry: false,
  });
}
