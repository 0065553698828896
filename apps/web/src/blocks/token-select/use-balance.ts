import type { Currency } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '../../lib/has-failed';
import { useChain } from '../chain/chain-context';
import { useAccount } from '../wallet/use-account';
import { useReadAccount } from '../wallet/use-read-account';
import { balanceQuery } from './balance-query';
import type { ShownBalance } from './shown-balance';

/** What the connected account holds of a currency, kept fresh while the component is mounted. */
export function useBalance(currency: Currency | undefined): ShownBalance {
  const { reader } = useChain();
  const account = useAccount();
  const query = useQuery(balanceQuery({ reader, currency, account: useReadAccount() }));
  if (account.address === undefined || currency === undefined) return { kind: 'hidden' };
  if (query.data !== undefined) return { kind: 'known', amount: query.data };
  return hasFailed(query) ? { kind: 'failed' } : { kind: 'loading' };
}
