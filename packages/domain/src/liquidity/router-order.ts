import type { Address } from '../shared/address';
import { mulDivUp } from '../shared/math';
import { quote, reservesFrom } from '../shared/pair';
import type { SuppliedPair } from './supplied-pair';

/**
 * Whose amount BescRouter starts from: `isNativeA` says that slot A holds the native coin, which addLiquidityETH takes second;
 * else slot A comes first.
 */
export interface RouterOrder {
  readonly tokenA: Address;
  readonly isNativeA: boolean;
}

/** A pair's reserves in the router's order: it works the second amount out from the first, rounded down. */
export interface RouterReserves {
  readonly first: bigint;
  readonly second: bigint;
}

/** Throws TOKEN_NOT_IN_PAIR. */
export function routerReserves({ pair }: SuppliedPair, { tokenA, isNativeA }: RouterOrder): RouterReserves {
  const { reserveIn, reserveOut } = reservesFrom(pair, tokenA);
  return isNativeA ? { first: reserveOut, second: reserveIn } : { first: reserveIn, second: reserveOut };
}

/** What the router takes of its second token for an amount of the first. Throws as `quote` does. */
export function secondFor(amount: bigint, { first, second }: RouterReserves): bigint {
  return quote({ amountA: amount, reserveA: first, reserveB: second });
}

/**
 * The least of the first token for which the router takes all of `amount` of the second; where no amount does that exactly, the
 * most for which it takes less. Throws as `quote` does.
 */
export function firstFor(amount: bigint, reserves: RouterReserves): bigint {
  const most = quote({ amountA: amount, reserveA: reserves.second, reserveB: reserves.first });
  const least = mulDivUp(amount, reserves.first, reserves.second);
  return secondFor(least, reserves) === amount ? least : most;
}
