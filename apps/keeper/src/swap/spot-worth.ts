import type { Address } from '@besc/domain/shared/address';
import { max, min, sqrt } from '@besc/domain/shared/math';
import { poolOf } from './price-pools';
import type { MarketPair, MarketReading } from './read-market';

const unit = 2n ** 112n;

/** MONEY per token (UQ112) at the price of the moment and the MONEY (wei) it can be sold for at most. */
interface SpotValue {
  readonly price: bigint;
  readonly depth: bigint;
}

const nothing: SpotValue = { price: 0n, depth: 0n };

/**
 * What an amount of LP would be worth at the prices of the moment, in MONEY wei, and at most what the pools on the way hold;
 * 0 when nothing leads to MONEY. It says whether looking closer pays for its gas, and never what a conversion must bring:
 * that is the contract's, from means.
 */
export function spotWorth(market: MarketReading, pair: MarketPair, liquidity: bigint): bigint {
  if (pair.totalSupply === 0n) return 0n;
  const half = (token: Address, reserve: bigint): bigint => {
    if (market.lp.has(token)) return 0n;
    const { price, depth } = spotValue(market, token);
    return min((((reserve * liquidity) / pair.totalSupply) * price) / unit, depth);
  };
  const [half0, half1] = [half(pair.token0, pair.reserve0), half(pair.token1, pair.reserve1)];
  // Both halves are equal in worth; their geometric mean is what a trade in the pair leaves as it is.
  return half0 > 0n && half1 > 0n ? 2n * sqrt(half0 * half1) : max(half0, half1);
}

/** MONEY per token (UQ112) along the deepest way of the moment; 0 when there is none. */
export function spotPrice(market: MarketReading, token: Address): bigint {
  return spotValue(market, token).price;
}

function spotValue(market: MarketReading, token: Address, mayPass = true): SpotValue {
  const [money] = market.anchors;
  if (token === money) return { price: unit, depth: unit };
  // An anchor passes one other anchor at most, as the collector has it.
  const isAnchor = market.anchors.includes(token);
  return market.anchors
    .filter((anchor) => anchor !== token && (mayPass || anchor === money))
    .map((anchor) => step(market, token, { to: anchor, mayPass: !isAnchor }))
    .reduce((deepest, way) => (way.depth > deepest.depth ? way : deepest), nothing);
}

function step(market: MarketReading, token: Address, next: { to: Address; mayPass: boolean }): SpotValue {
  const address = poolOf(market.pools, token, next.to);
  const pool = address && market.pairs.get(address);
  if (!pool || pool.reserve0 === 0n || pool.reserve1 === 0n) return nothing;
  const [held, bought] = pool.token0 === token ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
  const onward = spotValue(market, next.to, next.mayPass);
  return { price: (bought * onward.price) / held, depth: min((bought * onward.price) / unit, onward.depth) };
}
