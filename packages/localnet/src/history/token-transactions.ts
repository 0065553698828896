import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { encodeFunctionData, maxUint256 } from 'viem';
import type { HistoryTransaction } from './block-writer';

/** Lets a spender move any amount of a token. */
export function approval(from: Address, token: Address, spender: Address): HistoryTransaction {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
  return { from, to: token, data, gas: 100_000n };
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
