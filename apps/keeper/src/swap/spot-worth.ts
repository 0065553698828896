import type { Address } from '@besc/domain/shared/address';
import { max, min, sqrt } from '@besc/domain/shared/math';
import { pairOf } from './mean-price-pairs';
import type { FeeReading, PairReading } from './read-fees';

const unit = 2n ** 112n;

/** MONEY per token (UQ112) at the price of the moment and the MONEY (wei) it can be sold for at most. */
interface SpotValue {
  readonly price: bigint;
  readonly depth: bigint;
}

const nothing: SpotValue = { price: 0n, depth: 0n };

/**
 * What an amount of LP would be worth at the prices of the moment, in MONEY wei, and at most what the pairs on the way hold;
 * 0 when nothing leads to MONEY. It says whether looking closer pays for its gas, and never what a conversion must bring:
 * that is the contract's, from means.
 */
export function spotWorth(fees: FeeReading, pair: PairReading, liquidity: bigint): bigint {
  if (pair.totalSupply === 0n) return 0n;
  const half = (token: Address, reserve: bigint): bigint => {
    if (fees.lp.has(token)) return 0n;
    const { price, depth } = spotValue(fees, token);
    return min((((reserve * liquidity) / pair.totalSupply) * price) / unit, depth);
  };
  const [half0, half1] = [half(pair.token0, pair.reserve0), half(pair.token1, pair.reserve1)];
  // Both halves are equal in worth; their geometric mean is what a trade in the pair leaves as it is.
  return half0 > 0n && half1 > 0n ? 2n * sqrt(half0 * half1) : max(half0, half1);
}

/** MONEY per token (UQ112) along the deepest way of the moment; 0 when there is none. */
export function spotPrice(fees: FeeReading, token: Address): bigint {
  return spotValue(fees, token).price;
}

function spotValue(fees: FeeReading, token: Address, mayPass = true): SpotValue {
  const [money] = fees.anchors;
  if (token === money) return { price: unit, depth: unit };
  // An anchor passes one other anchor at most, as the collector has it.
  const isAnchor = fees.anchors.includes(token);
  return fees.anchors
    .filter((anchor) => anchor !== token && (mayPass || anchor === money))
    .map((anchor) => step(fees, token, { to: anchor, mayPass: !isAnchor }))
    .reduce((deepest, way) => (way.depth > deepest.depth ? way : deepest), nothing);
}

function step(fees: FeeReading, token: Address, next: { to: Address; mayPass: boolean }): SpotValue {
  const address = pairOf(fees.pairAddresses, token, next.to);
  const pair = address && fees.pairs.get(address);
  if (!pair || pair.reserve0 === 0n || pair.reserve1 === 0n) return nothing;
  const [held, bought] = pair.token0 === token ? [pair.reserve0, pair.reserve1] : [pair.reserve1, pair.reserve0];
  const onward = spotValue(fees, next.to, next.mayPass);
  return { price: (bought * onward.price) / held, depth: min((bought * onward.price) / unit, onward.depth) };
}
