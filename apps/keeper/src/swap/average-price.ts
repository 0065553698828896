import type { Address } from '@besc/domain/shared/token';

/** A pair's price accumulator at a time: the sum over the past of token1 per token0 (UQ112) times seconds, modulo 2^256. */
export interface PriceObservation {
  readonly timestamp: number;
  readonly price0Cumulative: bigint;
}

/** Observations of all pairs, oldest first. */
export type PriceObservations = ReadonlyMap<Address, readonly PriceObservation[]>;

const modulus = 2n ** 256n;
const spacingSeconds = 60;

/**
 * The mean price (token1 per token0, UQ112) between the newest observation that is at least `averageSeconds` old and now.
 * Undefined while there is none. Source: the accumulator rule of constant-product pairs (price x time, differences modulo
 * 2^256).
 */
export function averagePrice(options: {
  observations: readonly PriceObservation[];
  now: PriceObservation;
  averageSeconds: number;
}): bigint | undefined {
  const { observations, now, averageSeconds } = options;
  const start = observations.findLast(({ timestamp }) => now.timestamp - timestamp >= averageSeconds);
  if (!start) return undefined;
  const sum = (now.price0Cumulative - start.price0Cumulative + modulus) % modulus;
  return sum / BigInt(now.timestamp - start.timestamp);
}

/** The observations with `now` added, without those that nobody needs any more. */
export function withObservation(options: {
  observations: readonly PriceObservation[];
  now: PriceObservation;
  averageSeconds: number;
}): PriceObservation[] {
  const { observations, now, averageSeconds } = options;
  // A chain that went back (a snapshot, a deep reorganisation) makes later observations worthless.
  const past = observations.filter(({ timestamp }) => timestamp < now.timestamp);
  const last = past[past.length - 1];
  const next = last && now.timestamp - last.timestamp < spacingSeconds ? past : [...past, now];
  const needed = next.findLastIndex(({ timestamp }) => now.timestamp - timestamp >= averageSeconds);
  return next.slice(Math.max(0, needed));
}
