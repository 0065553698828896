import type { IndexedCollection } from '@besc/wire/nfts/fetch-collections';
import type { CollectionInfo } from '@besc/wire/nfts/metadata-schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { hasFailed } from '../../lib/has-failed';
import { collectionsQuery, tradedQuery } from './nfts.queries';

/** A collection with what the API tells of its art and the index of its trade; what is not known is undefined. */
export interface KnownCollection {
  readonly address: CollectionInfo['address'];
  readonly name: string;
  readonly info: CollectionInfo | undefined;
  readonly indexed: IndexedCollection | undefined;
}

/** All collections (NFT-19: nothing before the first answer), by whichever of both sources is there. */
export function useCollections(): {
  readonly collections: readonly KnownCollection[] | undefined;
  readonly isFailed: boolean;
  readonly isTradeUnread: boolean;
  readonly retry: () => void;
} {
  const chain = useChain();
  const infos = useQuery(collectionsQuery(chain));
  const traded = useQuery(tradedQuery(chain));
  const collections = useMemo(() => {
    if (infos.data === undefined && traded.data === undefined) return undefined;
    const byAddress = new Map<string, KnownCollection>();
    for (const info of infos.data ?? []) {
      byAddress.set(info.address, { address: info.address, name: info.name, info, indexed: undefined });
    }
    for (const indexed of traded.data ?? []) {
      const info = byAddress.get(indexed.id)?.info;
      byAddress.set(indexed.id, { address: indexed.id, name: info?.name ?? indexed.name, info, indexed });
    }
    return [...byAddress.values()];
  }, [infos.data, traded.data]);
  return {
    collections,
    isFailed: hasFailed(traded) && (hasFailed(infos) || chain.settings.api.url === ''),
    isTradeUnread: hasFailed(traded),
    retry: () => {
      void infos.refetch();
      void traded.refetch();
    },
  };
}
