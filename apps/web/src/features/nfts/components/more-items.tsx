import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import type { Item } from '@besc/domain/shared/item';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { listedItem } from '../collection.view-model';
import { marketQuery } from '../nfts.queries';
import { ItemGrid } from './item-grid';
import { ItemTile } from './item-tile';

/** Items beside each other below an item. */
const mostMore = 12;

/** The cheapest others of an item's collection. */
export function MoreItems(props: {
  readonly item: Item;
  readonly kind: PortraitCollection | undefined;
  readonly name: string;
}) {
  const { t } = useText();
  const { item, kind, name } = props;
  const market = useQuery(marketQuery(useChain(), item.collection));
  const rows = (market.data?.page.rows ?? []).filter(({ tokenId }) => tokenId !== item.tokenId).slice(0, mostMore);
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('More from this collection')}</h2>
      <ItemGrid label={t('More from this collection')} items={rows} itemKey={({ tokenId }) => String(tokenId)}>
        {(listing) => (
          <ItemTile
            item={{ collection: item.collection, tokenId: listing.tokenId }}
            name={`${name} #${listing.tokenId}`}
            price={listedItem(listing, kind).price}
          />
        )}
      </ItemGrid>
    </section>
  );
}
