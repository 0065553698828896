/**
 * What a reporter takes its price from: the mean of the coin's price over so many seconds, in its pair with the dollar, or in
 * its pair with a token (by symbol) and that one's with the dollar.
 */
export interface PriceSource {
  readonly seconds: number;
  readonly via: string | undefined;
}

/** A price of a moment is whatever the last trade made it. A minute makes such a trade wait for others. */
const [leastSeconds, mostSeconds] = [60, 3_600] as const;

/** Reads `mean:SECONDS` or `mean:SECONDS:TOKEN`. Throws RangeError. */
export function parsePriceSource(text: string): PriceSource {
  const [, digits = '', via] = /^mean:(\d{1,5})(?::([A-Za-z0-9]{1,20}))?$/.exec(text) ?? [];
  const seconds = Number(digits);
  if (digits !== '' && seconds >= leastSeconds && seconds <= mostSeconds) return { seconds, via };
  throw new RangeError(
    `must be mean:SECONDS or mean:SECONDS:TOKEN with ${leastSeconds} to ${mostSeconds} seconds, not "${text}"`,
  );
}

/** Whether more than half of the sources stand on one market: moving that one moves their median. */
export function isOneMarketEnough(sources: readonly PriceSource[]): boolean {
  return sources.some(({ via }) => 2 * sources.filter((other) => other.via === via).length > sources.length);
}
