import type { Address } from '@besc/domain/shared/address';
import { readSale } from '@besc/sdk/squad/read-sale';
import { readOwnTickets, readSaleAccount } from '@besc/sdk/squad/read-sale-account';
import { readSaleWord } from '@besc/sdk/squad/read-sale-word';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { fetchSquadPurchases } from '@besc/wire/squad/fetch-squad-purchases';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import type { SquadPlace } from './squad-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;
type Account = Address | undefined;

/** Purchases of others change it while one looks. */
const freshness = 2;
/** The newest purchases that the page shows. */
const mostPurchases = 10;

/** A sale as the chain has it. */
export function saleQuery({ reader }: Access, { sale }: Pick<SquadPlace, 'sale'>) {
  return chainQuery({ key: ['squad-sale', sale], freshnessBlocks: freshness, read: () => readSale({ reader, sale }) });
}

/** An account in a sale. */
export function saleAccountQuery({ reader }: Access, { sale, profile }: SquadPlace, account: Account) {
  return chainQuery({
    key: ['squad-account', sale, account],
    freshnessBlocks: freshness,
    read: account && (() => readSaleAccount({ reader, sale, profile, account })),
  });
}

/** The account's tickets. */
export function ownTicketsQuery({ reader }: Access, { sale }: SquadPlace, account: Account) {
  return chainQuery({
    key: ['squad-tickets', sale, account],
    freshnessBlocks: freshness,
    read: account && (() => readOwnTickets({ reader, sale, account })),
  });
}

/** The random word of a sale; not asked for before there is one to wait for. */
export function saleWordQuery({ reader }: Access, { sale, source }: SquadPlace, id: number | undefined) {
  return chainQuery({
    key: ['squad-word', sale, id],
    freshnessBlocks: freshness,
    read: id === undefined ? undefined : () => readSaleWord({ reader, source, id }),
  });
}

/** What the keys of the index's answers begin with. */
export const indexedKey = ['squad-indexed'] as const;

/** The newest purchases of a sale, by the index. */
export function purchasesQuery(access: Access, { sale }: SquadPlace) {
  return indexQuery(access, {
    key: [...indexedKey, 'purchases', sale],
    refreshMs: 15_000,
    ask: async (request: IndexRequest) => (await fetchSquadPurchases({ ...request, sale, first: mostPurchases })).rows,
  });
}
