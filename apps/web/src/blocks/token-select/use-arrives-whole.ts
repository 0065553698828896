import type { Currency, Token } from '@besc/domain/shared/token';
import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { useTokenDirectory } from './use-token-directory';
import { wholeTokens } from './whole-tokens';

/**
 * Whether a currency is known to arrive whole: the native coin, and `wholeTokens`. While the lists are on their way, nothing is
 * said against a token that is not flagged.
 */
export function useArrivesWhole(): (currency: Currency) => boolean {
  const { warningTokens } = useChain().settings;
  const { trusted, isLoading } = useTokenDirectory();
  return useMemo(() => {
    const whole = wholeTokens(trusted, warningTokens);
    const isFlagged = (token: Token) => warningTokens.some(({ address }) => address === token.address);
    return (currency) =>
      currency.kind === 'native' || whole.has(currency.address) || (isLoading && !isFlagged(currency));
  }, [warningTokens, trusted, isLoading]);
}
