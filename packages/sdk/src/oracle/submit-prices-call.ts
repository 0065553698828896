import { priceOracleAbi as abi } from '@besc/contracts/abi/price-oracle';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Brings what reporters signed of a time (Unix seconds): prices with 8 decimals, signatures in their order. */
export function submitPricesCall(
  address: Address,
  report: { readonly time: number; readonly prices: readonly bigint[]; readonly signatures: readonly Hex[] },
): ContractCall {
  const args = [BigInt(report.time), report.prices, report.signatures] as const;
  return contractCall({ address, abi, functionName: 'submit', args });
}
