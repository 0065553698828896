import { lowBalance } from '@besc/domain/swap/low-balance';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../chain/chain-context';
import { nativeBalanceQuery } from '../wallet/native-balance-query';
import { useWriter } from './use-writer';

/** What something takes of the coin: most gas (an ordinary transaction's when left out), and wei that it sends. */
export type Fee = { readonly gas?: bigint | undefined; readonly value?: bigint | undefined };

/** Whether the connected account has the coin for something; true while that is not known. */
export function useCanPay({ gas, value }: Fee): boolean {
  const chain = useChain();
  const { account, gasPriceWei } = useWriter();
  const { data: balance } = useQuery(nativeBalanceQuery(chain, account));
  return balance === undefined || lowBalance({ balance, gasPriceWei, gas, value }) === 'enough';
}
