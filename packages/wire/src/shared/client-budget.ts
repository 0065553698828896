import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What who has used up his minute is told. */
export const budgetSpent = 'Too many requests. Please wait a moment.';

/**
 * What each client (`clientKey`) may ask for in a minute, which begins with the first that it asks, counted in this process. Takes
 * `points` from it, and gives the seconds until it ends when there were not so many left: what is refused is counted too.
 */
export function clientBudget(perMinute: number): (client: string, points: number) => Promise<number | undefined> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (client, points) => {
    try {
      await limiter.consume(client, points);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
