import type { ChosenTraits } from '@besc/domain/nfts/chosen-traits';
import { type ItemOrder, itemOrders } from '@besc/domain/nfts/item-order';

/** What of a collection is shown (NFT-21 to 23); it stands in the address. */
export interface CollectionFilter {
  readonly activeFilters: ChosenTraits;
  readonly showOnlyOnSale: boolean;
  readonly ordering: ItemOrder;
  /** Prices as they were typed; an empty text is no limit. */
  readonly from: string;
  readonly to: string;
}

/** What is on sale, the cheapest first. */
export const firstFilter: CollectionFilter = {
  activeFilters: {},
  showOnlyOnSale: true,
  ordering: 'price',
  from: '',
  to: '',
};

type Params = Readonly<Record<string, string | undefined>>;

export const filterNames = ['traits', 'sale', 'order', 'from', 'to'] as const;

const priceText = /^\d{1,12}(?:\.\d{0,18})?$/;
/** More traits than any collection has are no filter but an attack on the page. */
const mostChosen = 60;

/** The filter of an address; what makes no sense is as if it were not there. */
export function readFilter({ traits = '', sale, order, from = '', to = '' }: Params): CollectionFilter {
  const chosen = new Map<string, string[]>();
  for (const pair of traits.split(',').slice(0, mostChosen)) {
    const [trait, value] = pair.split(':');
    if (!trait || !value) continue;
    const known = chosen.get(trait) ?? [];
    if (!known.includes(value)) chosen.set(trait, [...known, value]);
  }
  return {
    activeFilters: Object.fromEntries(chosen),
    showOnlyOnSale: sale !== 'all',
    ordering: itemOrders.find((each) => each === order) ?? firstFilter.ordering,
    from: priceText.test(from) ? from : '',
    to: priceText.test(to) ? to : '',
  };
}

/** The parameters of a filter; what is as at first is left out. */
export function filterParams({ activeFilters, showOnlyOnSale, ordering, from, to }: CollectionFilter): Params {
  const pairs = Object.entries(activeFilters).flatMap(([trait, values]) => values.map((value) => `${trait}:${value}`));
  return {
    traits: pairs.length === 0 ? undefined : pairs.join(','),
    sale: showOnlyOnSale ? undefined : 'all',
    order: ordering === firstFilter.ordering ? undefined : ordering,
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
  };
}

/** The filter with a value of a trait wanted, or not wanted any more. */
export function withTrait(filter: CollectionFilter, trait: string, value: string): CollectionFilter {
  const before = filter.activeFilters[trait] ?? [];
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [trait]: _, ...others } = filter.activeFilters;
  return { ...filter, activeFilters: values.length === 0 ? others : { ...others, [trait]: values } };
}
