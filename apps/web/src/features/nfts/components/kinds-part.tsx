import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import type { Address } from '@besc/domain/shared/address';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { useQueryParams } from '../../../blocks/navigation/use-query-params';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { hasFailed } from '../../../lib/has-failed';
import { listedItem } from '../collection.view-model';
import { collectionPath } from '../item-path';
import { kindPricesQuery, kindQuery } from '../nfts.queries';
import { ItemGrid } from './item-grid';
import { ItemTile } from './item-tile';
import { Price } from './price';

const kinds = bunnyKinds.map((_, kind) => kind);

/** The Bunnies by kind, each with its lowest price; of the kind in the address the 30 cheapest. */
export function KindsPart(props: { readonly collection: Address; readonly collectionName: string }) {
  const { t } = useText();
  const { collection } = props;
  const { params } = useQueryParams();
  const kind = /^\d{1,4}$/.test(params.kind ?? '') ? Number(params.kind) : undefined;
  return kind === undefined || bunnyKinds[kind] === undefined ? (
    <>
      {params.kind === undefined ? null : (
        <Notice tone="warning" isLive>
          {t('There is no such kind.')}
        </Notice>
      )}
      <AllKinds collection={collection} />
    </>
  ) : (
    <OneKind {...props} kind={kind} />
  );
}

function AllKinds({ collection }: { readonly collection: Address }) {
  const { t } = useText();
  const query = useQuery(kindPricesQuery(useChain(), collection, kinds));
  const prices = new Map(query.data);
  return (
    <>
      {hasFailed(query) ? (
        <Notice tone="warning" isLive>
          {t('What is for sale could not be read.')}
        </Notice>
      ) : null}
      <ItemGrid label={t('Kinds')} items={kinds} itemKey={String}>
        {(kind) => {
          const { name = '', calling = '' } = bunnyKinds[kind] ?? {};
          const price = prices.get(kind);
          return (
            <Link
              to={`${collectionPath(collection)}?kind=${kind}`}
              className="flex h-full flex-col gap-2 rounded-card border border-border bg-surface-raised p-2 hover:border-border-strong"
            >
              <ItemPicture of={{ collection, kind }} name={name} />
              <span className="truncate px-1 text-sm font-semibold" title={`${name} ${calling}`}>
                <bdi>{name}</bdi>
              </span>
              <span className="px-1 pb-1 text-sm text-text-muted">
                {price === undefined ? (
                  query.data === undefined ? (
                    '–'
                  ) : (
                    t('Not for sale')
                  )
                ) : (
                  <>
                    {t('from')} <Price amount={price} className="text-text" />
                  </>
                )}
              </span>
            </Link>
          );
        }}
      </ItemGrid>
    </>
  );
}

function OneKind(props: { readonly collection: Address; readonly collectionName: string; readonly kind: number }) {
  const { t } = useText();
  const { collection, collectionName, kind } = props;
  const query = useQuery(kindQuery(useChain(), collection, kind));
  const name = bunnyKinds[kind]?.name ?? '';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('The cheapest of %name%', { name })}</h2>
        <TextLink render={<Link to={collectionPath(collection)} />}>{t('All kinds')}</TextLink>
      </div>
      <QueryView
        query={query}
        data={query.data ?? undefined}
        height="h-80"
        failure={t('What is for sale could not be read.')}
        empty={<EmptyState title={t('None of them is for sale.')} />}
      >
        {(listings) => (
          <ItemGrid label={name} items={listings} itemKey={({ tokenId }) => String(tokenId)}>
            {(listing) => (
              <ItemTile
                item={{ collection, tokenId: listing.tokenId }}
                name={`${collectionName} #${listing.tokenId}`}
                price={listedItem(listing, 'bunnies').price}
              />
            )}
          </ItemGrid>
        )}
      </QueryView>
    </div>
  );
}
