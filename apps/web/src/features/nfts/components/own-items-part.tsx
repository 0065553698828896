import type { Address } from '@besc/domain/shared/address';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Skeleton } from '@besc/ui/skeleton';
import { TextLink } from '@besc/ui/text-link';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { faceQuery } from '../../../blocks/name-service/face-query';
import { useQueryParams } from '../../../blocks/navigation/use-query-params';
import { hasFailed } from '../../../lib/has-failed';
import { itemKey } from '../item-path';
import { ownAsksQuery, revenueQuery } from '../market.queries';
import { ownedItemsQuery } from '../nfts.queries';
import { nftOverlay } from '../nfts-overlay';
import { marketPlace, ownCollections } from '../nfts-place';
import { type ItemPlace, type PlacedItem, placedItems } from '../own-items.view-model';
import { CartBar } from './cart-bar';
import { ItemGrid } from './item-grid';
import { ItemTile } from './item-tile';

/** Items that are listed, changed or taken back in one confirmation at most. */
const mostChosen = 20;
const places = ['for-sale', 'profile-pic', 'wallet'] as const;

/** The items of an account by their place; its own ones are listed, changed and taken back here. */
export function OwnItemsPart({ account, isOwn }: { readonly account: Address; readonly isOwn: boolean }) {
  const { t } = useText();
  const chain = useChain();
  const face = useQuery(faceQuery(chain, account));
  const market = marketPlace(chain.settings)?.market;
  const collections = ownCollections(chain.settings);
  const held = useQueries({ queries: collections.map(({ address }) => ownedItemsQuery(chain, address, account)) });
  const asks = useQueries({
    queries: collections.map(({ address: collection }) => ownAsksQuery(chain, market, { collection, account })),
  });
  const { params, setParams } = useQueryParams();
  const shownPlace = places.find((each) => each === params.place);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const items = placedItems(
    collections.map(({ address: collection, name }, at) => ({
      collection,
      name,
      held: held[at]?.data?.ids,
      asks: asks[at]?.data,
    })),
    face.data?.picture,
  );
  const all = market === undefined ? held : [...held, ...asks];
  const isUnread = [...all, face].some(hasFailed);
  const isLoading = all.some(({ isPending }) => isPending) && !isUnread;
  const shown = shownPlace === undefined ? items : items.filter(({ place }) => place === shownPlace);
  const texts: Readonly<Record<ItemPlace, string>> = {
    'for-sale': t('For Sale'),
    'profile-pic': t('Profile Pic'),
    wallet: t('In Wallet'),
  };
  const cart = items.filter((item) => chosen.includes(itemKey(item)));
  const [forSale, inWallet] = (['for-sale', 'wallet'] as const).map((place) =>
    cart.filter((item) => item.place === place),
  );
  const toggle = (item: PlacedItem) => {
    const key = itemKey(item);
    setChosen((before) =>
      before.includes(key)
        ? before.filter((each) => each !== key)
        : before.length < mostChosen
          ? [...before, key]
          : before,
    );
  };
  return (
    <div className="flex flex-col gap-4">
      {isOwn ? <Revenue account={account} /> : null}
      {isUnread ? (
        <Notice tone="warning" isLive>
          {t('Not all could be read')}
        </Notice>
      ) : null}
      <SegmentedControl
        label={t('Place')}
        size="small"
        value={shownPlace ?? 'all'}
        onValueChange={(next) => setParams({ place: next === 'all' ? undefined : next })}
        options={[{ value: 'all', label: t('All') }, ...places.map((value) => ({ value, label: texts[value] }))]}
      />
      {shown.length === 0 ? (
        isLoading ? (
          <div role="status">
            <span className="sr-only">{t('Loading')}</span>
            <Skeleton className="h-60 w-full" />
          </div>
        ) : isUnread ? null : (
          <EmptyState
            title={t('No collectibles here')}
            action={<TextLink render={<Link to="/nfts" />}>{t('See the collections')}</TextLink>}
          />
        )
      ) : (
        <ItemGrid label={t('Items')} items={shown} itemKey={itemKey}>
          {(item) => (
            <ItemTile
              item={item}
              name={item.name}
              price={item.price}
              note={<Badge tone={item.place === 'for-sale' ? 'primary' : 'neutral'}>{texts[item.place]}</Badge>}
              isChosen={chosen.includes(itemKey(item))}
              onChoose={isOwn && market !== undefined && item.place !== 'profile-pic' ? () => toggle(item) : undefined}
            />
          )}
        </ItemGrid>
      )}
      {held.some(({ data }) => data?.isPartly) ? (
        <p className="text-sm text-text-muted">{t('There are more than are shown here.')}</p>
      ) : null}
      <CartBar count={cart.length} onClear={() => setChosen([])}>
        {inWallet && inWallet.length > 0 ? (
          <Button
            kind="primary"
            aria-haspopup="dialog"
            onClick={() => nftOverlay.open({ kind: 'sell', items: inWallet })}
          >
            {t('List %count%', { count: inWallet.length })}
          </Button>
        ) : null}
        {forSale && forSale.length > 0 ? (
          <>
            <Button aria-haspopup="dialog" onClick={() => nftOverlay.open({ kind: 'adjust', items: forSale })}>
              {t('Adjust %count%', { count: forSale.length })}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => nftOverlay.open({ kind: 'remove', items: forSale })}>
              {t('Remove %count%', { count: forSale.length })}
            </Button>
          </>
        ) : null}
      </CartBar>
    </div>
  );
}

/** What the market keeps for the account, where there is any. */
function Revenue({ account }: { readonly account: Address }) {
  const { t } = useText();
  const chain = useChain();
  const { data: amount } = useQuery(revenueQuery(chain, marketPlace(chain.settings)?.market, account));
  if (amount === undefined || amount === 0n) return null;
  return (
    <Notice
      actions={
        <Button size="small" aria-haspopup="dialog" onClick={() => nftOverlay.open({ kind: 'collect', account })}>
          {t('Collect')}
        </Button>
      }
    >
      {t('The market keeps revenue for you:')}{' '}
      <ShownAmount amount={amount} decimals={18} meaning="held" symbol="WBESC" tone="reward" />
    </Notice>
  );
}
