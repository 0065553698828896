import type { Currency } from '@besc/domain/shared/token';
import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { useTokenDirectory } from './use-token-directory';

/**
 * Whether a currency is known to arrive whole: the native coin, and tokens of the deployment and its lists that are not
 * flagged. Any other may take a fee from each transfer. While the lists are on their way, nothing is said against a token.
 */
export function useArrivesWhole(): (currency: Currency) => boolean {
  const { warningTokens } = useChain().settings;
  const { trusted, isLoading } = useTokenDirectory();
  return useMemo(() => {
    const flagged = new Set(warningTokens.map(({ address }) => address));
    const known = new Set(trusted.map(({ address }) => address));
    return (currency) =>
      currency.kind === 'native' || (!flagged.has(currency.address) && (isLoading || known.has(currency.address)));
  }, [warningTokens, trusted, isLoading]);
}
