import { type DocumentNode, GraphQLError, parse, visit } from 'graphql';
import type { Context, MiddlewareHandler } from 'hono';
import { argumentProblem } from './argument-problem';
import type { ClientLimits } from './limit-clients';
import { queryLimits } from './query-limits';
import { queryRows } from './query-rows';

interface CostRules {
  /** Takes what a large request costs from the budget of its client. */
  readonly spend: ClientLimits['spend'];
  readonly allowsIntrospection: boolean;
}

/**
 * Refuses a GraphQL request that is too large, malformed, asks for too many rows or for the schema, before any of it is
 * executed.
 */
export function refuseCostly(rules: CostRules): MiddlewareHandler {
  return async (context, next) => {
    // The engine would answer GET with a page that loads its scripts from elsewhere.
    if (context.req.method !== 'POST') {
      context.header('allow', 'POST');
      return context.json({ errors: [{ message: 'Queries are asked by POST.' }] }, 405);
    }
    return (await problemOf(context, rules)) ?? next();
  };
}

/** The answer to a request that is refused; of any other the body is read and put back. */
async function problemOf(context: Context, { spend, allowsIntrospection }: CostRules): Promise<Response | undefined> {
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
  if (!allowsIntrospection && asksForSchema(document)) return refuse('The schema is not asked for here.', 400);
  const rows = queryRows(document, given);
  if (rows > queryLimits.rows) {
    return refuse(`The query asks for more than ${queryLimits.rows} rows; ask for smaller pages.`, 400);
  }
  const more = Math.floor(rows / queryLimits.rowsOfOneRequest);
  const tooMuch = more > 0 ? await spend(context, more) : undefined;
  if (tooMuch) return tooMuch;
  // The body is read: the engine gets the request with the text in its place.
  const { url, headers } = context.req.raw;
  context.req.raw = new Request(url, { method: 'POST', headers, body: text });
  return undefined;
}

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field: ({ name }) => {
      asks ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return asks;
}
