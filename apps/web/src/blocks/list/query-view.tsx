import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasFailed } from '../../lib/has-failed';
import { useText } from '../language/use-text';

/**
 * What was asked for, and what is said while it is loading, when it could not be read and when there is nothing: what `DataList` is
 * for rows with columns. `data` is the query's or made of it; null and an empty list are nothing.
 */
export function QueryView<Data>(props: {
  readonly query: Pick<UseQueryResult, 'isError' | 'isPending' | 'isFetched' | 'isFetching' | 'refetch'>;
  readonly data: Data | undefined;
  /** The height that it will need, as a class. */
  readonly height: string;
  readonly failure: string;
  readonly empty?: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}) {
  const { t } = useText();
  const { query, data, empty } = props;
  if (data === undefined && hasFailed(query)) {
    const retry = (
      <Button size="small" pending={query.isFetching && t('Loading')} onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    );
    return (
      <Notice tone="warning" isLive actions={retry}>
        {props.failure}
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{t('Loading')}</span>
        <Skeleton className={`${props.height} w-full`} />
      </div>
    );
  }
  const isNothing = data === null || (Array.isArray(data) && data.length === 0);
  return isNothing && empty !== undefined ? empty : data === null ? null : props.children(data);
}
