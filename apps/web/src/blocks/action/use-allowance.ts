import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../chain/chain-context';
import { useAccount } from '../wallet/use-account';
import { allowanceQuery } from './allowance-query';
import { usePendingApproval } from './use-pending-approval';

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
  const { address: owner } = useAccount();
  const { data } = useQuery(allowanceQuery({ reader, currency, owner, spender }));
  const isPending = usePendingApproval(currency, spender);
  return { amount: currency?.kind === 'token' && owner !== undefined ? data : undefined, isPending };
}
