import { routerAbi } from '@besc/contracts/abi/router';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import { encodeFunctionData, maxUint256 } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import type { SeededRandom } from '../history/seeded-random';

/** What a supplier holds before it changes its liquidity; smallest units. */
export interface SupplierHoldings {
  readonly address: Address;
  readonly balance0: bigint;
  readonly balance1: bigint;
  readonly liquidity: bigint;
}

/**
 * A supplier adds 0.4 to 2.5 percent of the pair when it owns enough of both tokens, or takes out a part of what it has.
 * Undefined when it can do neither.
 */
export function liquidityPlan(options: {
  random: SeededRandom;
  router: Address;
  pair: PairState;
  supplier: SupplierHoldings;
}): HistoryTransaction | undefined {
  const { random, router, pair, supplier } = options;
  const partsPerMillion = BigInt(4_000 + random.below(21_000));
  const amount0 = (pair.reserve0 * partsPerMillion) / 1_000_000n;
  const amount1 = (pair.reserve1 * partsPerMillion) / 1_000_000n;
  const canAdd = supplier.balance0 > amount0 && supplier.balance1 > amount1;
  const shared = { from: supplier.address, to: router, gas: 900_000n };
  if (canAdd && (random.next() < 0.6 || supplier.liquidity === 0n)) {
    const args = [pair.token0, pair.token1, amount0, amount1, 0n, 0n, supplier.address, maxUint256] as const;
    return { ...shared, data: encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args }) };
  }
  if (supplier.liquidity === 0n) return undefined;
  const liquidity = (supplier.liquidity * BigInt(5 + random.below(30))) / 1000n;
  if (liquidity === 0n) return undefined;
  const args = [pair.token0, pair.token1, liquidity, 0n, 0n, supplier.address, maxUint256] as const;
  return { ...shared, data: encodeFunctionData({ abi: routerAbi, functionName: 'removeLiquidity', args }) };
}
