import { isJsonContent } from '@besc/wire/shared/is-json-content';
import { readCapped } from '@besc/wire/shared/read-capped';
import { type DocumentNode, visit } from 'graphql';
import type { Context, MiddlewareHandler } from 'hono';
import { argumentProblem } from './argument-problem';
import type { ClientLimits } from './limit-clients';
import { parseRequest } from './parse-request';
import { type QueryCost, queryCost } from './query-cost';
import { queryLimits } from './query-limits';
import type { ReadableTable } from './readable-tables';

interface CostRules {
  /** Takes what a large request costs from the budget of its client. */
  readonly spend: ClientLimits['spend'];
  readonly allowsIntrospection: boolean;
  /** What can be read, by table. */
  readonly tables: ReadonlyMap<string, ReadableTable>;
}

/**
 * Refuses a GraphQL request before any of it is executed: one that is too large or malformed, asks for too many rows, for what no
 * index serves, or for the schema.
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
async function problemOf(context: Context, rules: CostRules): Promise<Response | undefined> {
  const refuse = (message: string, status: 400 | 413 | 415 = 400) => context.json({ errors: [{ message }] }, status);
  // The engine would read other kinds of content in other ways, of a form the field `query`.
  if (!isJsonContent(context.req.header('content-type'))) return refuse('Queries are sent as application/json.', 415);
  const tooLong = `The request is longer than ${queryLimits.bodyBytes} bytes.`;
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > queryLimits.lookupBodyBytes) return refuse(tooLong, 413);
  // A body that comes in pieces declares nothing, and may never end.
  const text = await readCapped(context.req.raw, queryLimits.lookupBodyBytes);
  if (text === undefined) return refuse(tooLong, 413);
  const bytes = Buffer.byteLength(text);
  const cost = judged(text, rules);
  if (typeof cost === 'string') return refuse(cost);
  const isLookups = cost.pages === 0 && cost.scans === 0 && cost.lookups > 0;
  if (bytes > queryLimits.bodyBytes && !isLookups) return refuse(tooLong, 413);
  const more = requestsOf(cost);
  const overspent = more > 0 ? await rules.spend(context, more) : undefined;
  if (overspent) return overspent;
  // The body is read: the engine gets the request with the text in its place, to be read as it was here.
  const { url } = context.req.raw;
  const headers = new Headers(context.req.raw.headers);
  headers.set('content-type', 'application/json');
  context.req.raw = new Request(url, { method: 'POST', headers, body: text });
  return undefined;
}

/** What a request costs, or what is wrong with it in one sentence. */
function judged(text: string, { allowsIntrospection, tables }: CostRules): QueryCost | string {
  try {
    const request = parseRequest(text);
    if (typeof request === 'string') return request;
    const { document, variables } = request;
    const problem = argumentProblem(document, variables);
    if (problem !== undefined) return problem;
    if (!allowsIntrospection && asksForSchema(document)) return 'The schema is not asked for here.';
    const cost = queryCost(document, variables, tables);
    return costProblem(cost) ?? cost;
  } catch (error) {
    // The stack is full: the body is no longer than what may be sent, but one thing lies within the other.
    if (error instanceof RangeError) return 'The request is nested too deeply.';
    throw error;
  }
}

function costProblem({ rows, values, lookups, pages, scans, problem }: QueryCost): string | undefined {
  const { rows: mostRows, values: mostValues, lookupRows, pages: mostPages, scans: mostScans } = queryLimits;
  if (!(rows <= mostRows)) return `The query asks for more than ${mostRows} rows; ask for smaller pages.`;
  if (problem !== undefined) return problem;
  if (values > mostValues) return `The query asks for more than ${mostValues} values; ask for fewer rows or fields.`;
  if (pages > mostPages) return `The query has more than ${mostPages} lists of more than ${lookupRows} rows.`;
  if (lookups + pages > queryLimits.lookups) return `The query has more than ${queryLimits.lookups} lists.`;
  return scans > mostScans ? `The query has more than ${mostScans} searches and total counts.` : undefined;
}

/** How many requests a query counts as, beside itself. */
function requestsOf({ rows, values, lookups, scans }: QueryCost): number {
  const { rowsOfOneRequest, valuesOfOneRequest, lookupsOfOneRequest, requestsOfOneScan } = queryLimits;
  const read = Math.max(rows / rowsOfOneRequest, values / valuesOfOneRequest);
  return Math.floor(read + lookups / lookupsOfOneRequest) + scans * requestsOfOneScan;
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
