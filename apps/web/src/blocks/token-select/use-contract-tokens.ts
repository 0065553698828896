import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { hasFailed } from '../../lib/has-failed';
import { useChain } from '../chain/chain-context';
import { tokenQuery } from './token-query';

/**
 * What contracts say of tokens, each asked on its own, so that one that cannot be read takes away nothing of the others. One
 * that says nothing is left out.
 */
export function useContractTokens(addresses: readonly Address[]) {
  const { reader, settings } = useChain();
  return useQueries({
    queries: addresses.map((address) => tokenQuery({ reader, chainId: settings.chain.id, address })),
    combine: contractTokens,
  });
}

function contractTokens(results: readonly UseQueryResult<Token | null>[]) {
  return {
    // One that cannot be read is asked for with each block: that is no reason to go on waiting for it.
    isPending: results.some(({ isFetched }) => !isFetched),
    isUnread: results.some((result) => hasFailed(result) && result.data === undefined),
    tokens: results.flatMap(({ data }) => data ?? []),
  };
}
