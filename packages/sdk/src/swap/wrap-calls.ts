import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { wrapMeaning } from './wrap-meaning';

/** Native coin into its wrapped form, 1:1: `deposit` with `amount` wei (SWAP-100). Throws RequestError. */
export function wrapCall({ wbesc, amount }: { wbesc: Address; amount: bigint }): ContractCall {
  if (amount <= 0n) throw new RequestError('WRAP_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...wrapMeaning, address: wbesc, functionName: 'deposit', args: [], value: amount });
}

/** The wrapped form back into native coin, 1:1: `withdraw(amount)` (SWAP-101). Throws RequestError. */
export function unwrapCall({ wbesc, amount }: { wbesc: Address; amount: bigint }): ContractCall {
  if (amount <= 0n) throw new RequestError('WRAP_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...wrapMeaning, address: wbesc, functionName: 'withdraw', args: [amount] });
}
