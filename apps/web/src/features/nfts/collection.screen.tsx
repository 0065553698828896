import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { TextLink } from '@besc/ui/text-link';
import { itemsPage } from '@besc/wire/nfts/fetch-nfts';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { ItemCard } from './components/item-card';
import { collectionsQuery, itemsQuery } from './nfts.queries';
import { ownCollections } from './nfts-place';

/** One collection: its banner, its facts and its items, a page at a time. */
export function CollectionScreen() {
  const { t } = useText();
  const chain = useChain();
  const { address: text = '' } = useParams<{ readonly address?: string }>();
  const address = parseAddress(text);
  const { params, setParams } = useQueryParams();
  const isBunnies = ownCollections(chain.settings)[0]?.address === address;
  const page = Math.max(1, Number(/^\d{1,6}$/.exec(params.page ?? '')?.[0] ?? 1));
  const collections = useQuery(collectionsQuery(chain));
  const items = useQuery(itemsQuery(chain, address, isBunnies ? undefined : page));
  const collection = collections.data?.find((each) => each.address === address);
  const pages = isBunnies ? 1 : Math.ceil((items.data?.total ?? 0) / itemsPage);
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <p>
        <TextLink render={<Link to="/nfts/collections" />}>{t('All collections')}</TextLink>
      </p>
      {collection === undefined ? (
        <h1 className="text-2xl font-semibold">{t('Collection')}</h1>
      ) : (
        <header className="flex flex-col gap-3">
          <img
            src={collection.banner.large}
            alt=""
            className="aspect-[4/1] w-full rounded-card bg-surface-sunken object-cover"
          />
          <h1 className="text-2xl font-semibold">
            <bdi>{collection.name}</bdi>
          </h1>
          <p className="text-text-muted">{collection.description}</p>
          <p className="text-sm font-medium">{t('%count% items', { count: collection.totalSupply })}</p>
        </header>
      )}
      <QueryView
        query={items}
        data={items.data && Object.entries(items.data.data)}
        height="h-80"
        failure={t('The items could not be read.')}
        empty={<EmptyState title={t('There are no items yet.')} />}
      >
        {(rows) => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
            {rows.map(([id, item]) => (
              <li key={id}>
                <ItemCard
                  name={item.name}
                  picture={
                    <img
                      src={item.image.thumbnail}
                      alt={item.name}
                      loading="lazy"
                      className="aspect-square w-full rounded-control bg-surface-sunken object-cover"
                    />
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {pages > 1 ? (
        <nav aria-label={t('Pages')} className="flex items-center justify-center gap-3">
          <Button
            disabledReason={page <= 1 ? t('This is the first page') : undefined}
            onClick={() => setParams({ page: page === 2 ? undefined : String(page - 1) })}
          >
            {t('Previous page')}
          </Button>
          <span className="text-sm">{t('Page %page% of %pages%', { page: String(page), pages: String(pages) })}</span>
          <Button
            disabledReason={page >= pages ? t('This is the last page') : undefined}
            onClick={() => setParams({ page: String(page + 1) })}
          >
            {t('Next page')}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
