import { portraitCount } from '@besc/domain/nfts/portrait-count';
import type { Address } from '@besc/domain/shared/address';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { LinkTabs } from '../../blocks/navigation/link-tabs';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { hasFailed } from '../../lib/has-failed';
import { collectionItems } from './collection.view-model';
import { ActivityPart } from './components/activity-part';
import { CollectionHead } from './components/collection-head';
import { FloorChart } from './components/floor-chart';
import { ItemsPart } from './components/items-part';
import { KindsPart } from './components/kinds-part';
import { NftDialog } from './components/nft-dialog';
import { TraitsPart } from './components/traits-part';
import { collectionPath } from './item-path';
import { collectionsQuery, marketQuery, mintedQuery, moreListingsQuery } from './nfts.queries';
import { ownCollections } from './nfts-place';

/** One collection: its banner, its facts, its items with filters, its traits and what happened in it. */
export function CollectionScreen() {
  const { t } = useText();
  const { address: text = '' } = useParams<{ readonly address?: string }>();
  const address = parseAddress(text);
  return (
    <div className="mx-auto flex w-full max-w-[1440px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <p>
        <TextLink render={<Link to="/nfts/collections" />}>{t('All collections')}</TextLink>
      </p>
      {address === undefined ? (
        <>
          <h1 className="text-2xl font-semibold">{t('Collection')}</h1>
          <EmptyState title={t('This is not the address of a collection.')} />
        </>
      ) : (
        <KnownCollection address={address} />
      )}
    </div>
  );
}

function KnownCollection({ address }: { readonly address: Address }) {
  const { t } = useText();
  const chain = useChain();
  const own = ownCollections(chain.settings).find((each) => each.address === address);
  const { params } = useQueryParams();
  const tab = params.tab === 'traits' || params.tab === 'activity' ? params.tab : 'items';
  const infos = useQuery(collectionsQuery(chain));
  const market = useQuery(marketQuery(chain, address));
  const more = useQuery(moreListingsQuery(chain, address, market.data?.page.next));
  const info = infos.data?.find((each) => each.address === address);
  const indexed = market.data?.collection;
  const listings = useMemo(() => [...(market.data?.page.rows ?? []), ...(more.data ?? [])], [market.data, more.data]);
  const total = indexed?.totalSupply ?? info?.totalSupply ?? 0;
  const isWhole = own?.kind === 'squad' && total >= portraitCount('squad');
  const isPartlyMinted = own?.kind === 'squad' && total > 0 && !isWhole;
  const minted = useQuery(mintedQuery(chain, isPartlyMinted ? address : undefined));
  const there = isWhole ? 'all' : minted.data;
  const all = useMemo(() => collectionItems(own?.kind, listings, there ?? []), [own?.kind, listings, there]);
  const isUnread = hasFailed(market);
  const name = own?.name ?? info?.name ?? indexed?.name;
  const path = collectionPath(address);
  const isUnknown =
    own === undefined && info === undefined && indexed === undefined && !infos.isPending && !market.isPending;
  if (isUnknown && !isUnread)
    return (
      <>
        <h1 className="text-2xl font-semibold">{t('Collection')}</h1>
        <EmptyState title={t('There is no such collection here.')} />
      </>
    );
  return (
    <>
      <CollectionHead name={name} info={info} indexed={indexed} floor={indexed?.floorPrice ?? undefined} />
      <div className="flex">
        <LinkTabs
          label={t('Parts of the collection')}
          tabs={[
            { to: path, label: t('Items'), isHere: tab === 'items' },
            ...(all.table ? [{ to: `${path}?tab=traits`, label: t('Traits'), isHere: tab === 'traits' }] : []),
            { to: `${path}?tab=activity`, label: t('Activity'), isHere: tab === 'activity' },
          ]}
        />
      </div>
      {tab === 'traits' && all.table ? (
        <TraitsPart table={all.table} path={path} />
      ) : tab === 'activity' ? (
        <>
          <FloorChart collection={address} name={name ?? ''} />
          <ActivityPart collection={address} />
        </>
      ) : own?.kind === 'bunnies' ? (
        <KindsPart collection={address} collectionName={own.name} />
      ) : (
        <ItemsPart
          collection={address}
          name={name ?? t('Item')}
          all={all}
          isPartly={isPartlyMinted && hasFailed(minted)}
          market={isUnread ? 'unread' : market.isPending ? 'loading' : 'idle'}
        />
      )}
      <NftDialog />
    </>
  );
}
