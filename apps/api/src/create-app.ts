import { requestIdHeader } from '@besc/wire/shared/request-id';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import * as z from 'zod';
import { ApiError, errorBody } from './shared/api-error';
import { type ApiMetrics, apiMetrics } from './shared/api-metrics';
import { clientOf } from './shared/client-of';
import { openApi } from './shared/open-api';
import { requestBudget } from './shared/request-budget';
import { nameRequests, requestName } from './shared/request-names';
import { type ApiRoute, bytes, json, route } from './shared/route';
import { healthRefusals } from './shared/service-health';
import { StoreUnavailableError } from './shared/store';

/** A hundred addresses fit. */
const maximumUrlLength = 6_000;
const maximumBodyBytes = 64 * 1024;

/** The whole API as one app: limits first, then health, then metrics, the document and the routes of the features. */
export function createApp(options: {
  readonly chain: { readonly chainId: number; readonly genesisHash: string };
  readonly routes: readonly ApiRoute[];
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly requestsPerMinute: number;
  readonly log: Logger;
  /** Throws ApiError when the service is not well. */
  readonly checkHealth: () => Promise<void>;
}): Hono {
  const { chain, checkHealth, allowedOrigins, trustedProxies, requestsPerMinute, log } = options;
  const spendRequest = requestBudget(requestsPerMinute);
  const metrics = apiMetrics(checkHealth);
  const app = new Hono();

  app.use(nameRequests(log));
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
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after', requestIdHeader],
      maxAge: 600,
    }),
  );
  app.use(etag());

  const health = healthRoute(chain, checkHealth);
  const routes = [...serviceRoutes(metrics), ...options.routes];
  const document = openApi([health, ...routes]);
  const client = (c: Parameters<typeof clientOf>[0]) => clientOf(c, trustedProxies);
  // Within what stands around a route, which says its refusals in its own way.
  const limitBody = bodyLimit({
    maxSize: maximumBodyBytes,
    onError: () => {
      throw new ApiError(413, 'BODY_TOO_LARGE', `The body is larger than ${maximumBodyBytes} bytes.`);
    },
  });
  const add = ({ method, path, around = [], respond }: ApiRoute) =>
    app.on(method, [path], ...around, limitBody, (c) => respond(c, client(c)));
  add(health);
  // Health and metrics are not counted; everything below is.
  app.use(async (c, next) => {
    await spendRequest(client(c));
    await next();
  });
  app.get('/openapi.json', (c) => c.json(document));
  for (const each of routes) add(each);
  app.use(limitBody);
  for (const [path, methods] of methodsByPath([health, ...routes])) app.all(path, () => refuseMethod(methods));

  app.notFound((c) => c.json(errorBody('NOT_FOUND', 'There is nothing at this address.'), 404));
  app.onError((error, c) => {
    const refusal = asRefusal(error);
    if (refusal) {
      const { retryAfterSeconds, cacheSeconds, allow } = refusal.extra;
      if (allow !== undefined) c.header('allow', allow);
      if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
      c.header('cache-control', cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`);
      return c.json(errorBody(refusal.code, refusal.message), refusal.status);
    }
    if (error instanceof HTTPException) {
      return c.json(errorBody('BAD_REQUEST', 'The request could not be read.'), error.status);
    }
    log.error({ err: error, path: c.req.path, request: requestName() }, 'request failed');
    return c.json(errorBody('INTERNAL', 'The server could not answer.'), 500);
  });
  return app;
}

/** Whether the service is well, and which chain it serves. */
function healthRoute(
  chain: { readonly chainId: number; readonly genesisHash: string },
  checkHealth: () => Promise<void>,
): ApiRoute {
  return route({
    method: 'GET',
    path: '/health',
    summary: 'Whether what the service stands on answers, and which chain is served.',
    answer: json(z.object({ status: z.literal('ok'), chainId: z.int(), genesisHash: z.string() })),
    refusals: healthRefusals,
    async handle() {
      await checkHealth();
      return { body: { status: 'ok', ...chain }, headers: { 'cache-control': 'no-store' } };
    },
  });
}

/** What the service says of itself. */
function serviceRoutes(metrics: ApiMetrics): readonly ApiRoute[] {
  return [
    route({
      method: 'GET',
      path: '/metrics',
      summary: 'Figures of this process as Prometheus text.',
      answer: bytes(metrics.contentType),
      handle: async () => ({ body: await metrics.text() }),
    }),
  ];
}

function methodsByPath(routes: readonly ApiRoute[]): ReadonlyMap<string, string> {
  const methods = new Map<string, string>([['/openapi.json', 'GET, HEAD']]);
  for (const { path, method } of routes) {
    const own = method === 'GET' ? 'GET, HEAD' : method;
    const known = methods.get(path);
    methods.set(path, known === undefined ? own : `${known}, ${own}`);
  }
  return methods;
}

function refuseMethod(allow: string): never {
  throw new ApiError(405, 'METHOD_NOT_ALLOWED', `Only ${allow} are answered here.`, { allow });
}

function asRefusal(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof StoreUnavailableError)) return undefined;
  return new ApiError(503, error.code, 'What is stored cannot be reached now.', { retryAfterSeconds: 5 });
}
