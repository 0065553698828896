import type { UseQueryResult } from '@tanstack/react-query';

/** How far something is that is read: not asked for yet, asked for, at rest (VOTE-09, VOTE-10). */
export type LoadingStatus = 'initial' | 'loading' | 'idle';

export function loadingStatus(query: Pick<UseQueryResult, 'isFetched' | 'isFetching'>): LoadingStatus {
  if (query.isFetching) return 'loading';
  return query.isFetched ? 'idle' : 'initial';
}
