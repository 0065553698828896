import { wbescAbi } from '@besc/contracts/abi/wbesc';
import type { Address } from '@besc/domain/shared/token';
import { encodeFunctionData } from 'viem';
import type { UnsentTransaction } from '../shared/unsent-transaction';

/** Native coin into its wrapped form, 1:1: `deposit` with `amount` wei (SWAP-100). */
export function buildWrap(wrap: { wbesc: Address; amount: bigint }): UnsentTransaction {
  requirePositive(wrap.amount);
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'deposit' });
  return { to: wrap.wbesc, data, value: wrap.amount, functionName: 'deposit', args: [] };
}

/** The wrapped form back into native coin, 1:1: `withdraw(amount)` (SWAP-101). */
export function buildUnwrap(wrap: { wbesc: Address; amount: bigint }): UnsentTransaction {
  requirePositive(wrap.amount);
  const args = [wrap.amount] as const;
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'withdraw', args });
  return { to: wrap.wbesc, data, value: 0n, functionName: 'withdraw', args };
}

function requirePositive(amount: bigint): void {
  if (amount <= 0n) throw new RangeError('The amount must be above zero');
}
