import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { Badge } from '@besc/ui/badge';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { TextLink } from '@besc/ui/text-link';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useQueries } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { AccountAvatar } from '../../blocks/name-service/account-avatar';
import { AccountName } from '../../blocks/name-service/account-name';
import { useAccountFace } from '../../blocks/name-service/use-account-face';
import { ItemPicture } from '../../blocks/pictures/item-picture';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { ItemCard } from './components/item-card';
import { ownedItemsQuery } from './nfts.queries';
import { ownCollections } from './nfts-place';

/** The items of the connected account, or of the one in the address, each with its place. */
export function OwnItemsScreen() {
  const { t } = useText();
  const own = useAccount().address;
  const { account: text } = useParams<{ readonly account?: string }>();
  const account = text === undefined ? own : parseAddress(text);
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="flex min-w-0 items-center gap-3 text-2xl font-semibold">
          {account === undefined ? null : <AccountAvatar address={account} size={40} />}
          {account === undefined || account === own ? t('Your Profile') : <AccountName address={account} />}
        </h1>
      </header>
      {account !== undefined ? (
        <Items account={account} />
      ) : text === undefined ? (
        <EmptyState title={t('Please connect your wallet to continue')} action={<ConnectButton />} />
      ) : (
        <EmptyState title={t('This is not the address of an account.')} />
      )}
    </div>
  );
}

function Items({ account }: { readonly account: Address }) {
  const { t } = useText();
  const chain = useChain();
  const face = useAccountFace(account);
  const collections = ownCollections(chain.settings);
  const queries = useQueries({
    queries: collections.map(({ address }) => ownedItemsQuery(chain, address, account)),
  });
  const held = collections.flatMap(({ name, address }, index) =>
    (queries[index]?.data?.ids ?? []).map((tokenId) => ({ item: { collection: address, tokenId }, name })),
  );
  const picture = face?.picture;
  const nameOf = (item: Item) => collections.find(({ address }) => address === item.collection)?.name ?? '';
  const items = [
    ...(picture === undefined ? [] : [{ item: picture, name: nameOf(picture), place: t('Profile Pic') }]),
    ...held.map((each) => ({ ...each, place: t('In Wallet') })),
  ];
  const isUnread = queries.some(hasFailed);
  const isLoading = queries.some(({ isPending }) => isPending) && !isUnread;
  return (
    <>
      {isUnread ? <Notice tone="warning">{t('Not all could be read')}</Notice> : null}
      {items.length === 0 ? (
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
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {items.map(({ item, name, place }) => (
            <li key={`${item.collection}-${item.tokenId}`}>
              <ItemCard
                name={`${name} #${item.tokenId}`}
                picture={<ItemPicture of={item} name={`${name} #${item.tokenId}`} />}
              >
                <Badge>{place}</Badge>
              </ItemCard>
            </li>
          ))}
        </ul>
      )}
      {queries.some(({ data }) => data?.isPartly) ? (
        <p className="text-sm text-text-muted">{t('There are more than are shown here.')}</p>
      ) : null}
    </>
  );
}
