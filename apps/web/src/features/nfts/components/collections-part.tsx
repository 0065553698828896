import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { useText } from '../../../blocks/language/use-text';
import type { KnownCollection, useCollections } from '../use-collections';
import { CollectionCard } from './collection-card';

/** Collections as cards, and what is said while there are none. */
export function CollectionsPart(props: {
  readonly from: ReturnType<typeof useCollections>;
  /** In the order in which they are shown; undefined while none are known. */
  readonly shown: readonly KnownCollection[] | undefined;
  readonly onShowAll: () => void;
}) {
  const { t } = useText();
  const { from, shown } = props;
  if (shown === undefined) {
    return from.isFailed ? (
      <ErrorState
        title={t('The collections could not be read.')}
        retry={{ label: t('Try again'), onPress: from.retry }}
      />
    ) : (
      <div role="status">
        <span className="sr-only">{t('Loading')}</span>
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {from.isTradeUnread ? (
        <Notice tone="warning" isLive>
          {t('Prices and volumes could not be read.')}
        </Notice>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          title={from.collections?.length ? t('No results found.') : t('There are no collections yet.')}
          action={from.collections?.length ? <Button onClick={props.onShowAll}>{t('Show all')}</Button> : undefined}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {shown.map((collection) => (
            <li key={collection.address}>
              <CollectionCard collection={collection} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
