import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import type { PairState } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { removeLiquidityCalls } from '@besc/sdk/liquidity/remove-liquidity-calls';
import type { HistoryTransaction } from '../history/block-writer';
import type { SeededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';

const gas = 900_000n;

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
  wbesc: Token;
  pair: PairState;
  token0: Token;
  token1: Token;
  supplier: SupplierHoldings;
}): HistoryTransaction | undefined {
  const { random, router, wbesc, pair, token0, token1, supplier } = options;
  const partsPerMillion = BigInt(4_000 + random.below(21_000));
  const amount0 = (pair.reserve0 * partsPerMillion) / 1_000_000n;
  const amount1 = (pair.reserve1 * partsPerMillion) / 1_000_000n;
  const canAdd = supplier.balance0 > amount0 && supplier.balance1 > amount1;
  const request = {
    router,
    wbesc,
    currencyA: token0,
    currencyB: token1,
    minimumA: 0n,
    minimumB: 0n,
    recipient: supplier.address,
    deadlineSeconds: maxUint256,
  };
  if (canAdd && (random.next() < 0.6 || supplier.liquidity === 0n)) {
    return sentCall(supplier.address, addLiquidityCall({ ...request, amountA: amount0, amountB: amount1 }), gas);
  }
  if (supplier.liquidity === 0n) return undefined;
  const liquidity = (supplier.liquidity * BigInt(5 + random.below(30))) / 1000n;
  if (liquidity === 0n) return undefined;
  const [call] = removeLiquidityCalls({ ...request, liquidity }, undefined);
  return call && sentCall(supplier.address, call, gas);
}
