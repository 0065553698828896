import { Button } from '@besc/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useText } from '../language/use-text';

type Query = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** Loads the next page of a list, where there is one. */
export function MoreButton({ query }: { readonly query: Query }) {
  const { t } = useText();
  if (!query.hasNextPage) return null;
  return (
    <div className="text-center">
      <Button pending={query.isFetchingNextPage && t('Loading')} onClick={() => void query.fetchNextPage()}>
        {t('Load more')}
      </Button>
    </div>
  );
}
