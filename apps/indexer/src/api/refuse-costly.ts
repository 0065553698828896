import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { MiddlewareHandler } from 'hono';
import { argumentProblem } from './argument-problem';
import { queryLimits } from './query-limits';
import { queryRows } from './query-rows';

/** Refuses a GraphQL request that is too large, malformed or asks for too many rows, before any of it is executed. */
export const refuseCostly: MiddlewareHandler = async (context, next) => {
  if (context.req.method !== 'POST') return next();
  const refuse = (message: string, status: 400 | 413) => context.json({ errors: [{ message }] }, status);
  const length = Number(context.req.header('content-length') ?? 0);
  if (length > queryLimits.bodyBytes) return refuse(`The request is longer than ${queryLimits.bodyBytes} bytes.`, 413);
  const text = await context.req.text();
  if (Buffer.byteLength(text) > queryLimits.bodyBytes) {
    return refuse(`The request is longer than ${queryLimits.bodyBytes} bytes.`, 413);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse('The body is not JSON.', 400);
  }
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') {
    return refuse('The body has no "query".', 400);
  }
  const variables = 'variables' in body ? body.variables : undefined;
  if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables))) {
    return refuse('"variables" must be an object.', 400);
  }
  let document: DocumentNode;
  try {
    document = parse(body.query, { maxTokens: queryLimits.tokens });
  } catch (error) {
    return refuse(error instanceof GraphQLError ? error.message : 'The query is malformed.', 400);
  }
  const given = (variables ?? {}) as Record<string, unknown>;
  const problem = argumentProblem(document, given);
  if (problem !== undefined) return refuse(problem, 400);
  if (queryRows(document, given) > queryLimits.rows) {
    return refuse(`The query asks for more than ${queryLimits.rows} rows; ask for smaller pages.`, 400);
  }
  // The body is read: the engine gets the request with the text in its place.
  const { url, headers } = context.req.raw;
  context.req.raw = new Request(url, { method: 'POST', headers, body: text });
  return next();
};
