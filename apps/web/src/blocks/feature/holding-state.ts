import type { UseQueryResult } from '@tanstack/react-query';
import { hasFailed } from '../../lib/has-failed';
import type { Holding, HoldingState } from './front';

/** What is held changes slowly; after an own transaction everything is read again. */
export const holdingFreshness = 4;

/** A holding as far as its query knows it; what was known once stays while the chain is silent. */
export function holdingState(query: UseQueryResult<Holding>): HoldingState {
  if (query.data !== undefined) return { kind: 'known', holding: query.data };
  return { kind: hasFailed(query) ? 'failed' : 'loading' };
}
