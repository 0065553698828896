import { AsyncLocalStorage } from 'node:async_hooks';
import { namedStatement } from '@besc/wire/shared/request-id';
import type { MiddlewareHandler } from 'hono';
import { inTurn } from '../../launch/store-turns.mjs';
import { requestName } from './request-names';
import { type RequestTurn, requestTurns } from './request-turns';

type Query = (...statement: unknown[]) => Promise<unknown>;

/** What the engine gives its API to read the tables with, on a folder or on Postgres. */
type Reader = {
  /** Through which every statement of it goes. */
  readonly session: { client: { readonly query: Query } };
  /** Runs what it is given with the reader; the engine's own does so up to ten times. */
  wrap(...parts: unknown[]): unknown;
} & (
  | { readonly $dialect: 'pglite' }
  | { readonly $dialect: 'postgres'; readonly $client: { readonly options: { statement_timeout?: number } } }
);

/**
 * Limits what is read through `ponder:api`'s `db`, by ourselves and by the engine's GraphQL. On a folder a statement waits until a
 * block is written whole, or taken back whole; Postgres ends one that takes too long. Nothing that failed is tried again. The
 * statements of a request that passes the middleware have turns, or the engine would send all of them at once and never stop.
 */
export function limitReads(
  db: unknown,
  limits: { readonly statementTimeoutMilliseconds: number; readonly requestTimeoutMilliseconds: number },
): MiddlewareHandler {
  const reader = db as Reader;
  const { client } = reader.session;
  const isFolder = reader.$dialect === 'pglite';
  // No connection of this pool is open before the first statement.
  if (!isFolder) reader.$client.options.statement_timeout = limits.statementTimeoutMilliseconds;
  const request = new AsyncLocalStorage<RequestTurn>();
  const query: Query = (...statement) => {
    const [first, ...rest] = statement;
    const send = () => client.query(named(first), ...rest);
    const read = isFolder ? () => inTurn(send) : send;
    return request.getStore()?.(read) ?? read();
  };
  reader.session.client = { query };
  reader.wrap = async (...parts) => (parts.at(-1) as (reader: Reader) => unknown)(reader);
  return (_, next) => request.run(requestTurns(limits.requestTimeoutMilliseconds), next);
}

/** A statement, as text or with its text in it, that names the request for which it runs. */
function named(statement: unknown): unknown {
  const name = requestName();
  if (typeof statement === 'string') return namedStatement(statement, name);
  const { text } = statement as { readonly text: string };
  return { ...(statement as object), text: namedStatement(text, name) };
}
