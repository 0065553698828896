import type { Address } from '@besc/domain/shared/address';
import { readIfoCount, readIfoHoldings, readIfos } from '@besc/sdk/ifo/read-ifos';
import { readProfiles } from '@besc/sdk/profile/read-profiles';
import { fetchIfoActions } from '@besc/wire/ifo/fetch-ifo-actions';
import { fetchIfos } from '@besc/wire/ifo/fetch-ifos';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import type { IfoPlace } from './ifo-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Account = Address | undefined;

/** Sales of a page. */
export const pageSales = 6;
/** Own payments and harvests that are asked for at once. */
export const pageActions = 25;

/** The newest sales by their rounds, and what the account has in them. */
export function salesQuery({ reader }: Access, { factory }: IfoPlace, most: number, account: Account) {
  return chainQuery({
    key: ['ifo-sales', factory, most, account],
    read: async () => {
      const count = await readIfoCount(reader, factory);
      const rounds = Array.from({ length: Math.min(count, most) }, (_, index) => count - index);
      const [sales, holdings] = await Promise.all([
        readIfos({ reader, factory, rounds }),
        account && readIfoHoldings({ reader, factory, rounds, account }),
      ]);
      const known = rounds.flatMap((round, index) => {
        const sale = sales[index];
        return sale === undefined ? [] : [{ round, sale, holding: holdings?.[index] }];
      });
      return { count, known, isPartly: known.length < rounds.length };
    },
  });
}

/** Whether the account has an active profile; undefined where that could not be read. */
export function activeProfileQuery({ reader }: Access, { profile }: IfoPlace, account: Account) {
  return chainQuery({
    key: ['ifo-profile', profile, account],
    read:
      account &&
      (async () => {
        const [known] = await readProfiles({ reader, profile, accounts: [account] });
        return { isActive: known && known.kind === 'active' };
      }),
  });
}

/** How many accounts took part in the newest sales, by round. */
export function participantsQuery(access: Access) {
  return indexQuery(access, {
    key: ['ifo-participants'],
    refreshMs: 30_000,
    ask: async (request: IndexRequest) => {
      const { rows } = await fetchIfos({ ...request, first: 50 });
      return new Map(rows.map(({ round, participants }) => [round, participants]));
    },
  });
}

/** What the keys of own payments begin with. */
export const actionsKey = ['ifo-actions'] as const;

/** What the account paid into sales and took of them, the newest first. */
export function actionsQuery(access: Access, account: Account) {
  return indexQuery(access, {
    key: [...actionsKey, account],
    refreshMs: 30_000,
    ask: account && ((request: IndexRequest) => fetchIfoActions({ ...request, account, first: pageActions })),
  });
}
