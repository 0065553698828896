import { Select } from '@besc/ui/select';
import { TextField } from '@besc/ui/text-field';
import { ArrowDownWideNarrow, Search } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../blocks/language/use-text';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { collectionOrders, orderedCollections } from './collection-order';
import { CollectionsPart } from './components/collections-part';
import { MarketHead } from './components/market-head';
import { useCollections } from './use-collections';

/** Every collection, by name, floor, volume or size; search and order stand in the address. */
export function CollectionsScreen() {
  const { t } = useText();
  const from = useCollections();
  const { params, setParams } = useQueryParams();
  const search = params.search ?? '';
  const order = collectionOrders.find((each) => each === params.order) ?? 'volume';
  const shown = useMemo(
    () => from.collections && orderedCollections(from.collections, { search, order }),
    [from.collections, search, order],
  );
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <MarketHead title={t('Collections')} here="/nfts/collections" />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          label={t('Search collections')}
          isLabelHidden
          type="search"
          placeholder={t('Search collections')}
          value={search}
          onValueChange={(text) => setParams({ search: text === '' ? undefined : text })}
          prefix={<Search size={18} aria-hidden />}
          className="sm:w-80"
        />
        <Select
          label={t('Order')}
          icon={<ArrowDownWideNarrow size={18} aria-hidden />}
          value={order}
          onValueChange={(next) => setParams({ order: next === 'volume' ? undefined : next })}
          options={[
            { value: 'volume', label: t('Turnover') },
            { value: 'floor', label: t('Lowest floor') },
            { value: 'floor-down', label: t('Highest floor') },
            { value: 'items', label: t('Items') },
            { value: 'name', label: t('Name') },
          ]}
        />
      </div>
      <CollectionsPart from={from} shown={shown} onShowAll={() => setParams({ search: undefined })} />
    </div>
  );
}
