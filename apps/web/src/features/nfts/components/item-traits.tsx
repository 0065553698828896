import { traitsOf, traitTable } from '@besc/domain/nfts/trait-table';
import type { Item } from '@besc/domain/shared/item';
import { Card } from '@besc/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { hrefOf } from '../../../lib/query-text';
import { filterParams, firstFilter, withTrait } from '../collection-filter';
import { collectionPath } from '../item-path';
import { marketQuery } from '../nfts.queries';
import { Price } from './price';

/** The traits of an item, each with how many have it and what the cheapest of them costs. */
export function ItemTraits(props: {
  readonly kind: Parameters<typeof traitTable>[0];
  readonly portrait: number;
  readonly collection: Item['collection'];
}) {
  const { t, locale } = useText();
  const { kind, portrait, collection } = props;
  const chain = useChain();
  const market = useQuery(marketQuery(chain, kind === 'squad' ? collection : undefined));
  const table = traitTable(kind);
  const inPercent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // The lowest price of each value that this one has.
  const prices = useMemo(() => {
    const lowest = new Map<string, bigint>();
    for (const { tokenId, currentAskPrice } of market.data?.page.rows ?? []) {
      for (const { trait, value } of traitsOf(table, Number(tokenId))) {
        const key = `${trait} ${value}`;
        if (!lowest.has(key)) lowest.set(key, currentAskPrice);
      }
    }
    return lowest;
  }, [market.data, table]);
  return (
    <Card title={t('Traits')}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {traitsOf(table, portrait).map(({ trait, value, count: howMany }) => (
          <li key={trait}>
            <Link
              to={hrefOf(
                collectionPath(collection),
                kind === 'squad'
                  ? filterParams({ ...withTrait(firstFilter, trait, value), showOnlyOnSale: false })
                  : {},
              )}
              className="flex h-full flex-col rounded-control border border-border bg-surface-sunken px-3 py-2 hover:border-border-strong"
            >
              <span className="text-xs text-text-muted">{trait}</span>
              <span className="font-semibold">{value}</span>
              <span className="flex flex-wrap justify-between gap-x-2 text-xs text-text-muted">
                {t('%share% have it', { share: inPercent.format(howMany / table.total) })}
                {prices.has(`${trait} ${value}`) ? (
                  <span>
                    {t('from')} <Price amount={prices.get(`${trait} ${value}`)} />
                  </span>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
