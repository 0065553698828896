import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import type { Address } from '@besc/domain/shared/address';
import { encodeFunctionData } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';

/** A stake or an exit of an account; an amount of 0 only pays what was earned. */
export function farmTransaction(
  from: Address,
  call: { master: Address; functionName: 'deposit' | 'withdraw'; pid: number; amount: bigint },
): HistoryTransaction {
  const { master, functionName, pid, amount } = call;
  const data = encodeFunctionData({ abi: farmMasterAbi, functionName, args: [BigInt(pid), amount] });
  return { from, to: master, data, gas: 400_000n };
}
