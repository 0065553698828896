import type { SuppliedPair } from '../src/liquidity/supplied-pair';
import { testAddress } from './address';

const address = (digits: string) => testAddress(`0x${digits.padStart(40, '0')}`);

export const pairTokenA = address('11');
export const pairTokenB = address('22');

/** A pair for tests: 1000 A and 4000 B with a supply of 2000 LP, no protocol fee due. */
export function makeSuppliedPair(
  changes: Partial<SuppliedPair> & { reserve0?: bigint; reserve1?: bigint } = {},
): SuppliedPair {
  const { reserve0 = 1_000n * 10n ** 18n, reserve1 = 4_000n * 10n ** 18n, ...rest } = changes;
  return {
    pair: {
      address: address('33'),
      token0: pairTokenA,
      token1: pairTokenB,
      reserve0,
      reserve1,
    },
    totalSupply: 2_000n * 10n ** 18n,
    kLast: 0n,
    isFeeOn: true,
    ...rest,
  };
}
