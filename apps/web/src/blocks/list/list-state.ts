import type { UseQueryResult } from '@tanstack/react-query';

/** What is known of the rows of a list. */
export type ListState<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isTrying: boolean; readonly retry: () => void }
  | { readonly kind: 'known'; readonly rows: readonly Row[] }
  /** Known, but the last try to read them anew has failed. `asOf`: milliseconds since 1970. */
  | {
      readonly kind: 'stale';
      readonly rows: readonly Row[];
      readonly asOf: number;
      readonly isTrying: boolean;
      readonly retry: () => void;
    };

/** The state of a list whose rows are the answer of one query. */
export function listState<Row>(
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'isError' | 'isFetching' | 'dataUpdatedAt' | 'refetch'>,
): ListState<Row> {
  const { data: rows, isError, isFetching: isTrying, dataUpdatedAt: asOf } = query;
  const retry = () => void query.refetch();
  if (rows !== undefined) return isError ? { kind: 'stale', rows, asOf, isTrying, retry } : { kind: 'known', rows };
  return isError ? { kind: 'failed', isTrying, retry } : { kind: 'loading' };
}
