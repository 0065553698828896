import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { RequestError } from '../shared/errors/request-error';
import type { ContractCall } from '../shared/writes/contract-call';
import { approveCall } from './token-calls';

/**
 * Lets `spender` move a token: without limit, and the exact amount (smallest units) for tokens that refuse that; or the
 * exact amount alone (APPR-12, APPR-13). Throws RequestError in the documents' words (APPR-16 to APPR-19).
 */
export function approveCalls(approval: {
  token: Address | undefined;
  spender: Address | undefined;
  amount: bigint | undefined;
  allowance: 'maximum' | 'exact';
}): readonly ContractCall[] {
  const { token, spender, amount, allowance } = approval;
  if (token === undefined) throw new RequestError('APPROVE_TOKEN', 'no token');
  if (!/^0x[0-9a-fA-F]{40}$/.test(token)) throw new RequestError('APPROVE_TOKEN', 'tokenContract is null');
  if (amount === undefined || amount <= 0n) throw new RequestError('APPROVE_AMOUNT', 'missing amount to approve');
  if (spender === undefined) throw new RequestError('APPROVE_SPENDER', 'no spender');
  const amounts = allowance === 'exact' ? [amount] : [maxUint256, amount];
  return amounts.map((most) => approveCall(token, spender, most));
}
