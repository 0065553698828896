import { feeCollectorAbi as abi } from '@besc/contracts/abi/fee-collector';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Notes the prices of pairs, so that their mean is known later. */
export function observePairsCall(address: Address, pairs: readonly Address[]): ContractCall {
  return contractCall({ address, abi, functionName: 'observe', args: [pairs] });
}

/** Turns LP of a pair that was collected as fees into MONEY, at least `minimumMoney` wei of it. */
export function convertFeesCall(
  address: Address,
  fees: { readonly pair: Address; readonly liquidity: bigint; readonly minimumMoney: bigint },
): ContractCall {
  const args = [fees.pair, fees.liquidity, fees.minimumMoney] as const;
  return contractCall({ address, abi, functionName: 'convertPair', args });
}
