import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { hasPendingApproval } from '@besc/domain/transactions/pending-approval';
import { isUnderWay } from '../transactions/records/transaction-outcome';
import { useTransactions } from '../transactions/records/use-transactions';
import { useAccount } from '../wallet/use-account';

/** Whether an approval of the account is on its way, also after a reload. */
export function usePendingApproval(currency: Currency | undefined, spender: Address): boolean {
  const { address: account } = useAccount();
  const records = useTransactions().filter(isUnderWay);
  if (currency?.kind !== 'token' || account === undefined) return false;
  return hasPendingApproval({ records, account, tokenAddress: currency.address, spender, now: Date.now() });
}
