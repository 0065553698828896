import { clientKey } from '@besc/wire/shared/client-key';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { nodeSocket } from './node-socket';

/** What each client may ask for in a minute, counted in this process. */
export interface ClientLimits {
  /** Takes one from the budget of whoever asks; answers 429 with the time to wait when nothing is left. */
  readonly middleware: MiddlewareHandler;
  /** Takes `points` more for a request that turns out to cost more; the answer to give when nothing is left. */
  spend(context: Context, points: number): Promise<Response | undefined>;
}

/** Counts by `clientKey`, whose address is unknown together; `trustedProxies` of our own stand before this service. */
export function limitClients(options: {
  readonly requestsPerMinute: number;
  readonly trustedProxies: number;
}): ClientLimits {
  const { requestsPerMinute, trustedProxies } = options;
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  const spend: ClientLimits['spend'] = async (context, points) => {
    const forwardedFor = context.req.header('x-forwarded-for');
    try {
      await limiter.consume(
        clientKey({ peer: nodeSocket(context)?.remoteAddress, forwardedFor, trustedProxies }),
        points,
      );
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      context.header('retry-after', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      context.header('cache-control', 'no-store');
      return context.json({ errors: [{ message: 'Too many requests. Please wait a moment.' }] }, 429);
    }
  };
  return {
    spend,
    async middleware(context, next) {
      const refusal = await spend(context, 1);
      if (refusal) return refusal;
      return next();
    },
  };
}
