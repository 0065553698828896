import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { encodeFunctionData } from 'viem';
import type { HistoryTransaction } from './block-writer';
import { sentCall } from './sent-call';

/** Lets a spender move so much of a token, in its smallest units; any amount when left out. */
export function approval(from: Address, token: Address, spender: Address, amount = maxUint256): HistoryTransaction {
  return sentCall(from, approveCall(token, spender, amount), 100_000n);
}

/** Sends an amount of a token, in its smallest units. */
export function transfer(
  from: Address,
  token: Address,
  { to, amount }: { to: Address; amount: bigint },
): HistoryTransaction {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
  return { from, to: token, data, gas: 300_000n };
}
