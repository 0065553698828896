import { clientKey } from '@besc/wire/shared/client-key';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Under which name the client of a request is counted; see `clientKey`. */
export function clientOf(context: Context, trustedProxies: number): string {
  return clientKey({
    peer: getConnInfo(context).remote.address,
    forwardedFor: context.req.header('x-forwarded-for'),
    trustedProxies,
  });
}
