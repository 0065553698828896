import type { Address } from '../shared/address';
import { max, min } from '../shared/math';
import { type PairState, reservesFrom } from '../shared/pair';
import { bestTradeExactIn, bestTradeExactOut } from './best-trade';
import type { SwapField } from './swap-state';
import type { MaxHops, Trade } from './trade';

/** The search ends when it is this part of the amount away from the limit. */
const precision = 10_000n;

/**
 * The largest trade at or below `amount`, typed on the side of `field`, that `accepts` takes. Undefined where there is none.
 * Rounded down to four digits. Where acceptance comes and goes with the amount, it is one of the limits.
 */
export function largestSwap(search: {
  readonly pairs: readonly PairState[];
  readonly tokenIn: Address;
  readonly tokenOut: Address;
  readonly maxHops: MaxHops;
  readonly field: SwapField;
  readonly amount: bigint;
  readonly accepts: (trade: Trade) => boolean;
}): Trade | undefined {
  const { field, amount, accepts, pairs, ...route } = search;
  const find = (typed: bigint): Trade | undefined => {
    const trade =
      field === 'input'
        ? bestTradeExactIn({ ...route, pairs, amountIn: typed })
        : bestTradeExactOut({ ...route, pairs, amountOut: typed });
    return trade && accepts(trade) ? trade : undefined;
  };
  let high = min(amount, largestReserve(pairs, field === 'input' ? search.tokenIn : search.tokenOut));
  let low = high;
  let found = find(low);
  while (found === undefined && low > 0n) {
    high = low;
    low /= 2n;
    found = find(low);
  }
  if (found === undefined) return undefined;
  while (high - low > max(1n, low / precision)) {
    const middle = (low + high) / 2n;
    const better = find(middle);
    if (better === undefined) high = middle;
    else [low, found] = [middle, better];
  }
  const step = 10n ** BigInt(max(0n, BigInt(`${low}`.length - 4)));
  return find(low - (low % step)) ?? found;
}

/** What no trade within a limit goes beyond: the most of a token that one pair holds. */
function largestReserve(pairs: readonly PairState[], token: Address): bigint {
  return pairs
    .filter(({ token0, token1 }) => token0 === token || token1 === token)
    .reduce((most, pair) => max(most, reservesFrom(pair, token).reserveIn), 0n);
}
