import type { Hex } from '@besc/domain/shared/hex';

/** What a reporter of the price oracle signs (EIP-712, `PriceOracle.REPORT_TYPEHASH`): a price (8 decimals) for a time (unix seconds). */
export function reportMessage(
  { chainId, oracle }: { readonly chainId: number; readonly oracle: Hex },
  { price, time }: { readonly price: bigint; readonly time: number | bigint },
) {
  return {
    domain: { name: 'BESC price oracle', version: '1', chainId, verifyingContract: oracle },
    types: {
      Report: [
        { name: 'price', type: 'int256' },
        { name: 'time', type: 'uint256' },
      ],
    },
    primaryType: 'Report',
    message: { price, time: BigInt(time) },
  } as const;
}
