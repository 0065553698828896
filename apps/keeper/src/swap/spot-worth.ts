import type { Address } from '@besc/domain/shared/address';
import { min } from '@besc/domain/shared/math';
import type { PairReading } from './read-fees';

/**
 * What an amount of LP would be worth at the prices of the moment, in MONEY wei, and at most what the markets on the way hold. It
 * says whether looking closer pays for its gas, and never what a conversion must bring: that is the contract's, from means.
 */
export function spotWorth(
  [pair, ...way]: readonly PairReading[],
  anchors: readonly Address[],
  liquidity: bigint,
): bigint {
  if (!pair || pair.totalSupply === 0n) return 0n;
  const place = anchors.findIndex((anchor) => anchor === pair.token0 || anchor === pair.token1);
  const quote = pair.token0 === anchors[place] ? pair.reserve0 : pair.reserve1;
  return way.reduce(
    (amount, market, index) => {
      const sells0 = market.token0 === anchors[place - index];
      const [held, bought] = sells0 ? [market.reserve0, market.reserve1] : [market.reserve1, market.reserve0];
      return held === 0n ? 0n : min((amount * bought) / held, bought);
    },
    (2n * quote * liquidity) / pair.totalSupply,
  );
}
