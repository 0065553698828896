import type { PoolState } from '../src/liquidity/pool-state';
import type { Address } from '../src/shared/token';

export const poolTokenA: Address = '0x00000000000000000000000000000000000000A1';
export const poolTokenB: Address = '0x00000000000000000000000000000000000000B2';

/** A pool for tests: 1000 A and 4000 B with a supply of 2000 LP, no protocol fee due. */
export function makePool(changes: Partial<PoolState> & { reserve0?: bigint; reserve1?: bigint } = {}): PoolState {
  const { reserve0 = 1_000n * 10n ** 18n, reserve1 = 4_000n * 10n ** 18n, ...rest } = changes;
  return {
    pair: {
      address: '0x00000000000000000000000000000000000000C3',
      token0: poolTokenA,
      token1: poolTokenB,
      reserve0,
      reserve1,
    },
    totalSupply: 2_000n * 10n ** 18n,
    kLast: 0n,
    isFeeOn: true,
    ...rest,
  };
}
