import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useAccount } from '../../blocks/wallet/use-account';
import { CollectionCard } from './components/collection-card';
import { collectionsQuery } from './nfts.queries';

/** Every collection. */
export function CollectionsScreen() {
  const { t } = useText();
  const query = useQuery(collectionsQuery(useChain()));
  const { address } = useAccount();
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl font-semibold">{t('Collectibles')}</h1>
          <p className="text-text-muted">{t('Portraits in the hand of the house, drawn from their number alone.')}</p>
        </div>
        {address === undefined ? null : (
          <TextLink render={<Link to="/nfts/profile" />}>{t('Your collectibles')}</TextLink>
        )}
      </header>
      <QueryView
        query={query}
        data={query.data}
        height="h-80"
        failure={t('The collections could not be read.')}
        empty={<EmptyState title={t('There are no collections yet.')} />}
      >
        {(collections) => (
          <ul className="grid gap-4 md:grid-cols-2">
            {collections.map((collection) => (
              <li key={collection.address}>
                <CollectionCard collection={collection} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
