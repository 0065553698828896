import type { Address } from '@besc/domain/shared/address';
import { fetchUsers } from '@besc/wire/profile/fetch-users';
import { maximumUsers, type UserFace } from '@besc/wire/profile/user-reads';
import type { Settings } from '@besc/wire/settings/settings';
import { joinUrl } from '@besc/wire/shared/join-url';
import type { AccountFace, FindFace } from '../../blocks/chain/account-faces';

/** Accounts that are asked for within so long go into one request. */
const gatherMs = 20;

interface Asked {
  readonly account: Address;
  readonly resolve: (face: AccountFace) => void;
  readonly reject: (error: unknown) => void;
}

const known = new WeakMap<Settings, FindFace>();

/** Asks the API for the faces of accounts, those of one screen together. The same settings give the same reader. */
export function accountFaces(settings: Settings): FindFace {
  const findFace = known.get(settings) ?? gatheringReader(settings.api.url);
  known.set(settings, findFace);
  return findFace;
}

function gatheringReader(url: string): FindFace {
  let waiting: Asked[] = [];
  const ask = async (asked: readonly Asked[]) => {
    try {
      const accounts = [...new Set(asked.map(({ account }) => account))];
      const users = new Map((await fetchUsers({ url, accounts })).map((user) => [user.address, user]));
      for (const { account, resolve } of asked) resolve(faceOf(users.get(account), url));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const send = () => {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += maximumUsers) void ask(all.slice(first, first + maximumUsers));
  };
  return (account) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send, gatherMs);
      waiting.push({ account, resolve, reject });
    });
}

function faceOf(user: UserFace | undefined, apiUrl: string): AccountFace {
  const { username, picture, teamId } = user ?? {};
  return {
    username: username ?? undefined,
    picture: picture ? { collection: picture.collection, tokenId: BigInt(picture.tokenId) } : undefined,
    pictureUrl: picture ? thumbnailUrl(apiUrl, picture) : undefined,
    teamId: teamId ?? undefined,
  };
}

function thumbnailUrl(apiUrl: string, { collection, tokenId }: NonNullable<UserFace['picture']>): string {
  return joinUrl(apiUrl, `/images/items/${collection}/${tokenId}-thumbnail.webp`);
}
