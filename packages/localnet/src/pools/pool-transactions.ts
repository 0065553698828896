import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import type { Address } from '@besc/domain/shared/address';
import { encodeFunctionData } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';

/** Stakes in a pool; an amount of 0 only pays what was earned. */
export function poolDeposit(
  from: Address,
  { pool, isNative, amount }: { pool: Address; isNative: boolean; amount: bigint },
): HistoryTransaction {
  if (!isNative) {
    const data = encodeFunctionData({ abi: stakingPoolAbi, functionName: 'deposit', args: [amount] });
    return { from, to: pool, data, gas: 500_000n };
  }
  const data = encodeFunctionData({ abi: nativePoolAbi, functionName: 'deposit' });
  return { from, to: pool, data, gas: 400_000n, ...(amount > 0n ? { value: amount } : {}) };
}

/** Takes a part of a stake out of a pool. */
export function poolWithdrawal(from: Address, { pool, amount }: { pool: Address; amount: bigint }): HistoryTransaction {
  const data = encodeFunctionData({ abi: stakingPoolAbi, functionName: 'withdraw', args: [amount] });
  return { from, to: pool, data, gas: 500_000n };
}

/** A call of the vault. */
export function vaultTransaction(
  from: Address,
  vault: Address,
  call: { functionName: 'deposit' | 'withdraw'; amount: bigint } | { functionName: 'harvest' },
): HistoryTransaction {
  const data =
    call.functionName === 'harvest'
      ? encodeFunctionData({ abi: moneyVaultAbi, functionName: 'harvest' })
      : encodeFunctionData({ abi: moneyVaultAbi, functionName: call.functionName, args: [call.amount] });
  return { from, to: vault, data, gas: 500_000n };
}
