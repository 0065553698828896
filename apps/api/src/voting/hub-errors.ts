import type { MiddlewareHandler } from 'hono';
import type { ErrorBody } from '../shared/api-error';

/** Answers refusals as clients of hubs read them: `{ error, error_description }`. */
export const hubErrors: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const { error } = (await c.res.json()) as ErrorBody;
  const { status, headers } = c.res;
  c.res = new Response(JSON.stringify({ error: error.code, error_description: error.message }), { status, headers });
};
