import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { requestIdHeader, requestIdOf } from '@besc/wire/shared/request-id';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

const running = new AsyncLocalStorage<string>();

/** The name of the request that is being answered; undefined outside of one. */
export function requestName(): string | undefined {
  return running.getStore();
}

/** Gives each request its name (the edge's, or a new one), tells it in the answer, and logs what became of it. */
export function nameRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const name = requestIdOf(context.req.header(requestIdHeader), randomUUID);
    context.header(requestIdHeader, name);
    const started = performance.now();
    await running.run(name, next);
    const { status } = context.res;
    const entry = {
      request: name,
      method: context.req.method,
      route: routePath(context, -1),
      status,
      ms: Math.round(performance.now() - started),
    };
    if (status >= 500) log.warn(entry, 'answered');
    else log.debug(entry, 'answered');
  };
}
