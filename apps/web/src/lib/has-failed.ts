import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether what was asked for could not be read, also while it is asked for once more: the library then calls it pending again
 * where nothing is known, so that an error would come and go with each block.
 */
export function hasFailed(query: Pick<UseQueryResult, 'isError' | 'isPending' | 'isFetched'>): boolean {
  return query.isError || (query.isPending && query.isFetched);
}
