import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { hasPendingApproval } from '@besc/domain/transactions/pending-approval';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../chain/chain-context';
import { isUnderWay } from '../transactions/transaction-outcome';
import { useTransactions } from '../transactions/use-transactions';
import { useAccount } from '../wallet/use-account';
import { allowanceQuery } from './allowance-query';

/** What a spender may move of a currency for the account. */
export type Allowance = {
  /** In smallest units; undefined while it is not known, and for the native coin, which needs none. */
  readonly amount: bigint | undefined;
  /** An approval is on its way. */
  readonly isPending: boolean;
};

/** The allowance of the connected account, read again with each block. */
export function useAllowance(currency: Currency | undefined, spender: Address): Allowance {
  const { reader } = useChain();
  const { address: account } = useAccount();
  const { data: amount } = useQuery(allowanceQuery({ reader, currency, owner: account, spender }));
  const records = useTransactions().filter(isUnderWay);
  if (currency?.kind !== 'token' || account === undefined) return { amount, isPending: false };
  const { address: tokenAddress } = currency;
  return { amount, isPending: hasPendingApproval({ records, account, tokenAddress, spender, now: Date.now() }) };
}
