import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { requestIdHeader, requestIdOf } from '@besc/wire/shared/request-id';
import type { MiddlewareHandler } from 'hono';

/** The engine's own logger, which writes JSON. */
interface Engine {
  readonly PONDER_COMMON: {
    readonly logger: Readonly<Record<'warn' | 'info', (entry: Readonly<Record<string, unknown>>) => void>>;
  };
}

const running = new AsyncLocalStorage<string>();

/** The name of the request that is being answered; undefined outside of one. */
export function requestName(): string | undefined {
  return running.getStore();
}

/** Gives each query its name (the edge's, or a new one), tells it in the answer, and logs what became of it. */
export function nameRequests(engine: unknown = globalThis): MiddlewareHandler {
  return async (context, next) => {
    const name = requestIdOf(context.req.header(requestIdHeader), randomUUID);
    context.header(requestIdHeader, name);
    const started = performance.now();
    await running.run(name, next);
    const { status } = context.res;
    const { logger } = (engine as Engine).PONDER_COMMON;
    const entry = { msg: 'Answered query', request: name, status, duration: performance.now() - started };
    if (status >= 500) logger.warn(entry);
    else logger.info(entry);
  };
}
