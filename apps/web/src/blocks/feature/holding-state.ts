import type { UseQueryResult } from '@tanstack/react-query';
import type { Holding, HoldingState } from './front';

/** What is held changes slowly; after an own transaction everything is read anew. */
export const holdingFreshness = 4;

/** A holding as far as its query knows it; what was known once stays while the chain is silent. */
export function holdingState({ data, isError }: Pick<UseQueryResult<Holding>, 'data' | 'isError'>): HoldingState {
  if (data !== undefined) return { kind: 'known', holding: data };
  return { kind: isError ? 'failed' : 'loading' };
}
