import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Disclosure } from '@besc/ui/disclosure';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { Select } from '@besc/ui/select';
import { Skeleton } from '@besc/ui/skeleton';
import { Switch } from '@besc/ui/switch';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { useAddressState } from '../../../blocks/navigation/use-address-state';
import { useAccount } from '../../../blocks/wallet/use-account';
import { useMedia } from '../../../lib/use-media';
import { type CollectionItems, filteredItems, type ShownItem } from '../collection.view-model';
import { type CollectionFilter, filterNames, filterParams, firstFilter, readFilter } from '../collection-filter';
import { nftOverlay } from '../nfts-overlay';
import { CartBar } from './cart-bar';
import { ItemGrid } from './item-grid';
import { ItemTile } from './item-tile';
import { Price } from './price';
import { PriceRange } from './price-range';
import { TraitFilters } from './trait-filters';

/** Items that are bought in one confirmation at most. */
const mostInCart = 20;

/** The items of a collection with their filters, which stand in the address, and a cart. */
export function ItemsPart(props: {
  readonly collection: Address;
  readonly name: string;
  readonly all: CollectionItems;
  /** Items that are there could not be read. */
  readonly isPartly?: boolean;
  /** What is for sale: being read for the first time, known, or it could not be read. */
  readonly market: 'loading' | 'idle' | 'unread';
}) {
  const { t } = useText();
  const { collection, name, all, isPartly, market } = props;
  const { state: filter, change } = useAddressState<CollectionFilter>({
    names: filterNames,
    read: readFilter,
    write: filterParams,
  });
  const own = useAccount().address;
  const isWide = useMedia('(min-width: 64rem)');
  const [chosen, setChosen] = useState<readonly bigint[]>([]);
  const settled = useDeferredValue(filter);
  const { items, unknown } = useMemo(() => filteredItems(all, settled), [all, settled]);
  const set = (next: CollectionFilter) =>
    change(next, next.from !== filter.from || next.to !== filter.to ? 'at-rest' : 'at-once');
  // What was sold or taken back meanwhile is in the cart no more.
  const cart = useMemo(
    () =>
      all.items.filter(
        ({ tokenId, price, seller }) => price !== undefined && seller !== own && chosen.includes(tokenId),
      ),
    [all, chosen, own],
  );
  const sum = cart.reduce((total, { price = 0n }) => total + price, 0n);
  const itemName = ({ tokenId }: ShownItem) => `${name} #${tokenId}`;
  const toggle = (tokenId: bigint) =>
    setChosen((before) =>
      before.includes(tokenId)
        ? before.filter((each) => each !== tokenId)
        : before.length < mostInCart
          ? [...before, tokenId]
          : before,
    );
  const wanted = cart.map((item) => ({
    collection,
    tokenId: item.tokenId,
    name: itemName(item),
    price: item.price ?? 0n,
  }));
  const filters = (
    <div className="flex flex-col gap-4">
      <PriceRange filter={filter} onChange={set} />
      {all.table ? <TraitFilters table={all.table} filter={filter} onChange={set} /> : null}
    </div>
  );
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-start lg:gap-6">
      <aside aria-label={t('Filters')} className="lg:w-64 lg:shrink-0">
        {isWide ? filters : <Disclosure summary={t('Filters')}>{filters}</Disclosure>}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap items-center gap-4">
            <Switch
              checked={filter.showOnlyOnSale}
              onCheckedChange={(showOnlyOnSale) => set({ ...filter, showOnlyOnSale })}
              label={t('On sale only')}
            />
            <span role="status" className="text-sm text-text-muted">
              {market === 'loading' ? t('Loading') : t('%count% items', { count: items.length })}
            </span>
          </span>
          <Select
            label={t('Order')}
            icon={<ArrowDownWideNarrow size={18} aria-hidden />}
            value={filter.ordering}
            onValueChange={(ordering) => set({ ...filter, ordering })}
            options={[
              { value: 'price', label: t('Lowest price') },
              { value: 'price-down', label: t('Highest price') },
              { value: 'recent', label: t('Recently changed') },
              { value: 'rank', label: t('Rarest') },
              { value: 'number', label: t('Number') },
            ]}
          />
        </div>
        {unknown.map(([trait, value]) => (
          <Notice key={`${trait} ${value}`} tone="warning" isLive>
            {t('No item of this collection has %trait% %value%.', { trait, value })}
          </Notice>
        ))}
        {market === 'unread' ? (
          <Notice tone="warning" isLive>
            {t('What is for sale could not be read.')}
          </Notice>
        ) : null}
        {isPartly ? (
          <Notice tone="warning" isLive>
            {t('Not all could be read')}
          </Notice>
        ) : null}
        {market === 'loading' ? (
          <Skeleton className="h-80 w-full" />
        ) : items.length === 0 ? (
          market === 'unread' && filter.showOnlyOnSale ? null : (
            <EmptyState
              title={all.items.length === 0 ? t('There are no items yet.') : t('No results found.')}
              action={
                all.items.length === 0 ? undefined : (
                  <Button onClick={() => set({ ...firstFilter, showOnlyOnSale: false })}>{t('Show all items')}</Button>
                )
              }
            />
          )
        ) : (
          <ItemGrid label={t('Items')} items={items} itemKey={({ tokenId }) => String(tokenId)} isNarrow={isWide}>
            {(item) => (
              <ItemTile
                item={{ collection, tokenId: item.tokenId }}
                name={itemName(item)}
                price={item.price}
                rank={item.rank}
                isChosen={chosen.includes(item.tokenId)}
                onChoose={item.price === undefined || item.seller === own ? undefined : () => toggle(item.tokenId)}
              />
            )}
          </ItemGrid>
        )}
        <CartBar count={cart.length} onClear={() => setChosen([])}>
          <Button kind="primary" aria-haspopup="dialog" onClick={() => nftOverlay.open({ kind: 'buy', items: wanted })}>
            <span className="inline-flex items-baseline gap-1">
              {t('Buy %count% for', { count: cart.length })} <Price amount={sum} />
            </span>
          </Button>
        </CartBar>
      </div>
    </div>
  );
}
