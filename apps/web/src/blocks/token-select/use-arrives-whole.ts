import type { Currency, Token } from '@besc/domain/shared/token';
import { useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import { useTokenLists } from '../token-lists/use-token-lists';
import { useTokenDirectory } from './use-token-directory';
import { wholeTokens } from './whole-tokens';

/**
 * Whether a currency is known to arrive whole: the native coin, and `wholeTokens`. While a default list is on its way, nothing is
 * said against a token that is not flagged; no other list can say that one arrives whole.
 */
export function useArrivesWhole(): (currency: Currency) => boolean {
  const { warningTokens, lists } = useChain().settings;
  const { trusted } = useTokenDirectory();
  const { byUrl } = useTokenLists();
  const isLoading = lists.defaults.some((url) => byUrl.get(url)?.isAwaited);
  return useMemo(() => {
    const whole = wholeTokens(trusted, warningTokens);
    const isFlagged = (token: Token) => warningTokens.some(({ address }) => address === token.address);
    return (currency) =>
      currency.kind === 'native' || whole.has(currency.address) || (isLoading && !isFlagged(currency));
  }, [warningTokens, trusted, isLoading]);
}
