import type { Item } from '@besc/domain/shared/item';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { highestFloor } from './ask.view-model';
import { kindPricesQuery, kindsQuery, lowestPricesQuery } from './nfts.queries';
import { ownCollections } from './nfts-place';

/** The floor below which one of the items is not offered unasked, in wei; zero without one, undefined while it is not known. */
export function useFloor(items: readonly Item[]): bigint | undefined {
  const chain = useChain();
  const bunnies = ownCollections(chain.settings).find(({ kind }) => kind === 'bunnies')?.address;
  const ids = items.filter(({ collection }) => collection === bunnies).map(({ tokenId }) => tokenId);
  const lowest = useQuery(lowestPricesQuery(chain, [...new Set(items.map(({ collection }) => collection))]));
  const kinds = useQuery(kindsQuery(chain, bunnies, ids));
  const wanted = [...new Set(kinds.data?.filter((kind) => kind !== null))].toSorted((one, other) => one - other);
  const prices = useQuery(kindPricesQuery(chain, wanted.length === 0 ? undefined : bunnies, wanted));
  const byKind = new Map(prices.data);
  return (
    lowest.data &&
    highestFloor(
      items.map(({ collection, tokenId }) => {
        const kind = collection === bunnies ? kinds.data?.[ids.indexOf(tokenId)] : undefined;
        return { ofKind: byKind.get(kind ?? -1), ofCollection: lowest.data.get(collection) };
      }),
    )
  );
}
