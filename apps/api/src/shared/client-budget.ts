import { clientKey } from '@besc/wire/shared/client-key';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';

/** Under which name the client of a request is counted; see `clientKey`. */
export function clientOf(context: Context, trustedProxies: number): string {
  return clientKey({
    peer: getConnInfo(context).remote.address,
    forwardedFor: context.req.header('x-forwarded-for'),
    trustedProxies,
  });
}

/**
 * What each client may ask for in a minute, counted in this process. The returned function takes one, or `points`, from the
 * budget of a client, and throws ApiError 429 with the time to wait when nothing is left.
 */
export function clientBudget(perMinute: number): (client: string, points?: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (client, points = 1) => {
    try {
      await limiter.consume(client, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  };
}
