import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { features } from './features';
import { ApiError, errorBody } from './shared/api-error';
import type { ApiContext } from './shared/api-feature';
import { apiMetrics } from './shared/api-metrics';
import { clientBudget, clientOf } from './shared/client-budget';

const maximumUrlLength = 2048;
const maximumBodyBytes = 64 * 1024;

/** The whole API as one app: limits first, then health and metrics, then the features. */
export function createApp(
  options: Omit<ApiContext, 'clientOf' | 'spendFetch'> & {
    allowedOrigins: readonly string[];
    trustedProxies: number;
    requestsPerMinute: number;
    fetchesPerMinute: number;
    log: Logger;
  },
): Hono {
  const { allowedOrigins, trustedProxies, requestsPerMinute, fetchesPerMinute, log, ...rest } = options;
  const spendRequest = clientBudget(requestsPerMinute);
  const context: ApiContext = {
    ...rest,
    clientOf: (c) => clientOf(c, trustedProxies),
    spendFetch: clientBudget(fetchesPerMinute),
  };
  const metrics = apiMetrics();
  const app = new Hono();

  app.use(metrics.middleware);
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'same-site',
    }),
  );
  app.use(async ({ req }, next) => {
    if (req.url.length > maximumUrlLength) throw new ApiError(414, 'URL_TOO_LONG', 'The URL is too long.');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: maximumBodyBytes,
      onError: () => {
        throw new ApiError(413, 'BODY_TOO_LARGE', `The body is larger than ${maximumBodyBytes} bytes.`);
      },
    }),
  );
  app.use(
    cors({ origin: [...allowedOrigins], allowMethods: ['GET', 'HEAD'], exposeHeaders: ['retry-after'], maxAge: 600 }),
  );
  app.use(async ({ req }, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'Only GET and HEAD are answered here.');
    }
    await next();
  });
  app.use(etag());

  app.get('/health', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({
      status: 'ok',
      chainId: context.deployment.chainId,
      genesisHash: context.deployment.genesisHash,
    });
  });
  // Whoever watches over the service is not counted; everything below is.
  app.use(async (c, next) => {
    await spendRequest(context.clientOf(c));
    await next();
  });

  app.get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }));
  for (const feature of features) feature(app, context);

  app.notFound((c) => c.json(errorBody('NOT_FOUND', 'There is nothing at this address.'), 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) {
      const { retryAfterSeconds, cacheSeconds } = error.extra;
      if (error.status === 405) c.header('allow', 'GET, HEAD');
      if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
      c.header('cache-control', cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`);
      return c.json(errorBody(error.code, error.message), error.status);
    }
    if (error instanceof HTTPException) {
      return c.json(errorBody('BAD_REQUEST', 'The request could not be read.'), error.status);
    }
    log.error({ err: error, path: c.req.path }, 'request failed');
    return c.json(errorBody('INTERNAL', 'The server could not answer.'), 500);
  });
  return app;
}
