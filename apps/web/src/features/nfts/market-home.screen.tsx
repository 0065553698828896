import { EmptyState } from '@besc/ui/empty-state';
import { TextField } from '@besc/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { orderedCollections } from './collection-order';
import { ActivityPart } from './components/activity-part';
import { CollectionsPart } from './components/collections-part';
import { ItemGrid } from './components/item-grid';
import { ItemTile } from './components/item-tile';
import { MarketHead } from './components/market-head';
import { foundItem } from './found-item';
import { itemKey } from './item-path';
import { listingsOfQuery, newestQuery } from './nfts.queries';
import { ownCollections } from './nfts-place';
import { useCollections } from './use-collections';

/** The market: a search, the collections, what was listed last and what happened last. */
export function MarketHomeScreen() {
  const { t } = useText();
  const chain = useChain();
  const from = useCollections();
  const newest = useQuery(newestQuery(chain));
  const { params, setParams } = useQueryParams();
  const search = params.search ?? '';
  const shown = useMemo(
    () => from.collections && orderedCollections(from.collections, { search, order: 'volume' }),
    [from.collections, search],
  );
  const found = foundItem(search, ownCollections(chain.settings));
  const [listing] = useQuery(listingsOfQuery(chain, found)).data ?? [];
  const foundPrice = listing?.isTradable ? listing.currentAskPrice : undefined;
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-4 py-4 sm:px-6 sm:py-6">
      <MarketHead title={t('Collectibles')} here="/nfts" />
      <p className="text-text-muted">{t('Portraits in the hand of the house, drawn from their number alone.')}</p>
      <TextField
        label={t('Search collections and items')}
        isLabelHidden
        type="search"
        placeholder={t('A collection, or an item such as Squad 7')}
        value={search}
        onValueChange={(text) => setParams({ search: text === '' ? undefined : text })}
        prefix={<Search size={18} aria-hidden />}
        className="sm:max-w-md"
      />
      {found === undefined ? null : (
        <ItemGrid label={t('Found item')} items={[found]} itemKey={itemKey}>
          {(item) => <ItemTile item={item} name={item.name} price={foundPrice} />}
        </ItemGrid>
      )}
      {found !== undefined && shown?.length === 0 ? null : (
        <section aria-label={t('Collections')}>
          <CollectionsPart from={from} shown={shown} onShowAll={() => setParams({ search: undefined })} />
        </section>
      )}
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t('Newest listings')}</h2>
        <QueryView
          query={newest}
          data={newest.data ?? undefined}
          height="h-80"
          failure={t('What is for sale could not be read.')}
          empty={<EmptyState title={t('Nothing is for sale yet.')} />}
        >
          {(listings) => (
            <ItemGrid
              label={t('Newest listings')}
              items={listings}
              itemKey={({ collection, tokenId }) => `${collection.id}-${tokenId}`}
            >
              {({ collection, tokenId, currentAskPrice }) => (
                <ItemTile
                  item={{ collection: collection.id, tokenId }}
                  name={`${collection.name} #${tokenId}`}
                  price={currentAskPrice}
                />
              )}
            </ItemGrid>
          )}
        </QueryView>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t('Latest activity')}</h2>
        <ActivityPart />
      </section>
    </div>
  );
}
