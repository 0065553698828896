import { budgetSpent, clientBudget } from '@besc/wire/shared/client-budget';
import { clientKey } from '@besc/wire/shared/client-key';
import type { Context, MiddlewareHandler } from 'hono';
import { nodeSocket } from './node-socket';
import { queryLimits } from './query-limits';

/** What each client may ask for in a minute, counted in this process. */
export interface ClientLimits {
  /** Takes one from the client's budget; answers 429 with the time to wait when nothing is left. */
  readonly middleware: MiddlewareHandler;
  /** Takes `points` more for a request that turns out to cost more; the answer to give when nothing is left. */
  spend(context: Context, points: number): Promise<Response | undefined>;
  /** By what name the client of a request is counted. */
  clientOf(context: Context): string;
  /** Takes the time that a request took; when a client's is used up, `middleware` lets nothing of it pass. */
  worked(client: string, milliseconds: number): Promise<void>;
}

/** Counts by `clientKey`, whose address is unknown together; `trustedProxies` of our own stand before this service. */
export function limitClients(options: {
  readonly requestsPerMinute: number;
  readonly trustedProxies: number;
}): ClientLimits {
  const { requestsPerMinute, trustedProxies } = options;
  const { millisecondsOfOneRequest, leastMilliseconds } = queryLimits;
  const requests = clientBudget(requestsPerMinute);
  const time = clientBudget(Math.max(leastMilliseconds, requestsPerMinute * millisecondsOfOneRequest));
  const clientOf: ClientLimits['clientOf'] = (context) =>
    clientKey({
      peer: nodeSocket(context)?.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
      trustedProxies,
    });
  const take = async (context: Context, budget: typeof requests, points: number) => {
    const seconds = await budget(clientOf(context), points);
    if (seconds === undefined) return undefined;
    context.header('retry-after', String(seconds));
    context.header('cache-control', 'no-store');
    return context.json({ errors: [{ message: budgetSpent }] }, 429);
  };
  return {
    spend: (context, points) => take(context, requests, points),
    clientOf,
    async worked(client, milliseconds) {
      await time(client, Math.ceil(milliseconds));
    },
    async middleware(context, next) {
      return (await take(context, time, 0)) ?? (await take(context, requests, 1)) ?? next();
    },
  };
}
