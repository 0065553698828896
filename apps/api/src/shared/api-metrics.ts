import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of this process. */
export interface ApiMetrics {
  readonly middleware: MiddlewareHandler;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Counts and times requests by route pattern, never by path: a stranger must not be able to grow the metrics. */
export function apiMetrics(checkHealth: () => Promise<void>): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  new Gauge({
    name: 'api_health',
    help: 'Whether /health answers 200: its database answers, and it is not about to end.',
    registers: [registry],
    async collect() {
      const isWell = checkHealth().then(
        () => 1,
        () => 0,
      );
      this.set(await isWell);
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    async middleware(context, next) {
      const started = performance.now();
      await next();
      const known = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'];
      const labels = {
        method: known.includes(context.req.method) ? context.req.method : 'other',
        route: routePath(context, -1),
        status: String(context.res.status),
      };
      requests.inc(labels);
      seconds.observe(labels, (performance.now() - started) / 1000);
    },
  };
}
