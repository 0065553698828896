import { erc20Abi } from '@besc/contracts/abi/erc20';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Address } from '@besc/domain/shared/token';
import { encodeFunctionData } from 'viem';
import type { UnsentTransaction } from '../shared/unsent-transaction';

/** `approve(spender, amount)` on a token; without an amount the largest there is (APPR-12). Zero revokes. */
export function buildApprove(approval: { token: Address; spender: Address; amount?: bigint }): UnsentTransaction {
  const { token, spender, amount = maxUint256 } = approval;
  if (amount < 0n || amount > maxUint256) throw new RangeError('An allowance is 0 to 2^256 - 1');
  const args = [spender, amount] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  return { to: token, data, value: 0n, functionName: 'approve', args };
}
