import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import { traitTable } from '@besc/domain/nfts/trait-table';
import { type Item, isSameItem } from '@besc/domain/shared/item';
import { nativeCoin } from '@besc/domain/shared/token';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { joinUrl } from '@besc/wire/shared/join-url';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { UsdText } from '../../blocks/amounts/usd-text';
import { useChain } from '../../blocks/chain/chain-context';
import { useFeatures } from '../../blocks/feature/use-features';
import { useText } from '../../blocks/language/use-text';
import { AccountName } from '../../blocks/name-service/account-name';
import { useAccountFace } from '../../blocks/name-service/use-account-face';
import { ItemPicture } from '../../blocks/pictures/item-picture';
import { useUsdValue } from '../../blocks/prices/use-usd-value';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { ranks } from './collection.view-model';
import { ItemHistory } from './components/item-history';
import { ItemTraits } from './components/item-traits';
import { MoreItems } from './components/more-items';
import { NftDialog } from './components/nft-dialog';
import { Price } from './components/price';
import { itemActs } from './item.view-model';
import { collectionPath, itemKey } from './item-path';
import { asksQuery, ownerQuery, pictureOwnerQuery, termsQuery } from './market.queries';
import { indexedItemQuery, metadataQuery } from './nfts.queries';
import { nftOverlay } from './nfts-overlay';
import { marketPlace, ownCollections } from './nfts-place';

/** One item: its picture, its traits, what it costs and who has it, and what happened to it. */
export function ItemScreen() {
  const { t } = useText();
  const { address: text = '', tokenId = '' } = useParams<{ readonly address?: string; readonly tokenId?: string }>();
  const collection = parseAddress(text);
  const isNumber = /^\d{1,78}$/.test(tokenId);
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-4 py-4 sm:px-6 sm:py-6">
      {collection === undefined || !isNumber ? (
        <>
          <h1 className="text-2xl font-semibold">{t('Item')}</h1>
          <EmptyState
            title={t('There is no such item.')}
            action={<TextLink render={<Link to="/nfts" />}>{t('See the collections')}</TextLink>}
          />
        </>
      ) : (
        <KnownItem key={`${collection}-${tokenId}`} item={{ collection, tokenId: BigInt(tokenId) }} />
      )}
    </div>
  );
}

function KnownItem({ item }: { readonly item: Item }) {
  const { t } = useText();
  const chain = useChain();
  const { settings } = chain;
  const account = useAccount().address;
  const market = marketPlace(settings)?.market;
  const own = ownCollections(settings).find(({ address }) => address === item.collection);
  const metadata = useQuery(metadataQuery(chain, own && item));
  const indexed = useQuery(indexedItemQuery(chain, item));
  const asks = useQuery(asksQuery(chain, market, [item]));
  const owner = useQuery(ownerQuery(chain, item));
  const terms = useQuery(termsQuery(chain, market, item.collection));
  const picture = useAccountFace(account)?.picture;
  const [isUndrawn, setUndrawn] = useState(false);
  const native = nativeCoin(settings.chain.id);
  const { faces, pages } = useFeatures().find((feature) => feature.faces) ?? {};
  const usdValue = useUsdValue([native, undefined]);
  const kind = indexed.data?.otherId ?? undefined;
  const bunny = own?.kind === 'bunnies' && kind !== undefined ? bunnyKinds[Number(kind)]?.name : undefined;
  const name = `${own?.name ?? indexed.data?.collection.name ?? t('Item')} #${item.tokenId}`;
  const portrait = own?.kind === 'squad' ? Number(item.tokenId) : kind === undefined ? undefined : Number(kind);
  const ask = asks.data?.[itemKey(item)] ?? undefined;
  // What the account holds itself is its picture no more: another tab may have taken it back.
  const isPicture = picture !== undefined && isSameItem(picture, item) && owner.data !== account;
  const acts = itemActs({
    account,
    ask,
    owner: owner.data ?? undefined,
    isPicture,
    isOpen: terms.data?.status === 'open',
  });
  const isKept = owner.data !== undefined && owner.data === faces?.keeper(settings);
  const pictureOf = useQuery(pictureOwnerQuery(chain, pages, isKept ? item : undefined));
  const holder = ask?.seller ?? (isPicture ? account : isKept ? pictureOf.data : owner.data) ?? undefined;
  const isGone = owner.data === null && !owner.isPending;
  const dialogItem = { ...item, name };
  const svg = joinUrl(settings.api.url, `/images/items/${item.collection}/${item.tokenId}.svg`);
  return (
    <>
      <p>
        <TextLink render={<Link to={collectionPath(item.collection)} />}>
          {own?.name ?? indexed.data?.collection.name ?? t('Collection')}
        </TextLink>
      </p>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        {isUndrawn ? (
          <ItemPicture of={item} name={name} size="original" />
        ) : (
          <img
            src={svg}
            alt={name}
            onError={() => setUndrawn(true)}
            className="aspect-square w-full rounded-card border border-border bg-surface-sunken object-contain"
          />
        )}
        <div className="flex min-w-0 flex-col gap-5">
          <header className="flex flex-col gap-1">
            <h1 className="text-2xl font-semibold">
              <bdi>{name}</bdi>
            </h1>
            {bunny === undefined ? null : (
              <TextLink render={<Link to={`${collectionPath(item.collection)}?kind=${kind}`} />}>{bunny}</TextLink>
            )}
            {metadata.data ? <p className="text-text-muted">{metadata.data.description}</p> : null}
          </header>
          <Card>
            <div className="flex flex-col gap-4">
              {isGone ? (
                <Notice tone="warning">{t('There is no such item on the chain.')}</Notice>
              ) : hasFailed(asks) && asks.data === undefined ? (
                <Notice tone="warning" isLive>
                  {t('Whether it is for sale could not be read.')}
                </Notice>
              ) : ask === undefined ? (
                <p className="text-lg font-semibold">{asks.data === undefined ? '–' : t('Not for sale')}</p>
              ) : (
                <p className="flex flex-wrap items-baseline gap-x-3 text-2xl font-semibold">
                  <Price amount={ask.price} />
                  <span className="text-base font-normal">
                    <UsdText value={usdValue(native, ask.price)} isEstimate tone="muted" />
                  </span>
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                {acts.buy && ask ? (
                  <Button
                    kind="primary"
                    size="large"
                    aria-haspopup="dialog"
                    onClick={() => nftOverlay.open({ kind: 'buy', items: [{ ...dialogItem, price: ask.price }] })}
                  >
                    {t('Buy')}
                  </Button>
                ) : null}
                {acts.sell ? (
                  <Button
                    kind="primary"
                    aria-haspopup="dialog"
                    onClick={() => nftOverlay.open({ kind: 'sell', items: [dialogItem] })}
                  >
                    {t('List for sale')}
                  </Button>
                ) : null}
                {acts.adjust ? (
                  <Button
                    kind="primary"
                    aria-haspopup="dialog"
                    onClick={() => nftOverlay.open({ kind: 'adjust', items: [dialogItem] })}
                  >
                    {t('Adjust the price')}
                  </Button>
                ) : null}
                {acts.remove ? (
                  <Button
                    aria-haspopup="dialog"
                    onClick={() => nftOverlay.open({ kind: 'remove', items: [dialogItem] })}
                  >
                    {t('Remove from the market')}
                  </Button>
                ) : null}
                {acts.transfer ? (
                  <Button
                    aria-haspopup="dialog"
                    onClick={() => nftOverlay.open({ kind: 'transfer', item: dialogItem })}
                  >
                    {t('Transfer')}
                  </Button>
                ) : null}
              </div>
              {isPicture ? (
                <p className="text-sm text-text-muted">
                  {t('It is your profile picture. To sell it, change your picture first.')}
                </p>
              ) : terms.data && terms.data.status !== 'open' ? (
                <p className="text-sm text-text-muted">{t('The collection is closed for trading.')}</p>
              ) : null}
              <dl>
                <DataRow label={t('Owner')}>
                  {holder === undefined ? (
                    isKept ? null : (
                      '–'
                    )
                  ) : (
                    <TextLink render={<Link to={`/nfts/profile/${holder.toLowerCase()}`} />}>
                      <AccountName address={holder} />
                    </TextLink>
                  )}{' '}
                  {isKept ? <Badge>{t('Profile Pic')}</Badge> : null}
                </DataRow>
                <DataRow label={t('Last sale')}>
                  <Price amount={indexed.data?.totalTrades ? indexed.data.latestTradedPriceInWBESC : undefined} />
                </DataRow>
                {own && portrait !== undefined && own.kind === 'squad' ? (
                  <DataRow label={t('Rarity rank')}>
                    {t('%rank% of %total%', {
                      rank: String(ranks(own.kind)[portrait] ?? '–'),
                      total: String(traitTable(own.kind).total),
                    })}
                  </DataRow>
                ) : null}
              </dl>
            </div>
          </Card>
          {own && portrait !== undefined ? (
            <ItemTraits kind={own.kind} portrait={portrait} collection={item.collection} />
          ) : null}
        </div>
      </div>
      <ItemHistory item={item} />
      <MoreItems item={item} kind={own?.kind} name={own?.name ?? ''} />
      <NftDialog />
    </>
  );
}
