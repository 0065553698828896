import { namedStatement } from '@besc/wire/shared/request-id';
import { DatabaseError, Pool, types } from 'pg';
import { requestName } from './request-names';
import { type Database, type RunSql, StoreUnavailableError } from './store';

const bigintType = 20;
/** States of SQL that tell of the server rather than of the statement: connection, resources, shutdown, lost races. */
const passing = /^(?:08|40|53|57)/;

/**
 * A Postgres server; connections are made when they are needed, and again after one was lost. No caller waits longer than
 * `connectSeconds` for a server that does not answer, nor for one of its connections while others have them all.
 */
export function postgresDatabase(connectionString: string, connectSeconds: number): Database {
  const pool = new Pool({
    connectionString,
    application_name: 'besc_api',
    max: 10,
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: 5_000,
    query_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigintType && format !== 'binary' ? BigInt : types.getTypeParser(type, format),
    },
  });
  // A connection that ends tells its user by the failure of its statement; an idle one is replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async transaction(work) {
      const client = await reached(() => pool.connect());
      const run: RunSql = async (text, values) =>
        (
          await reached(() =>
            client.query(namedStatement(text, requestName()), values === undefined ? undefined : [...values]),
          )
        ).rows ?? [];
      let lost = false;
      try {
        await run('begin');
        const result = await work(run);
        await run('commit');
        return result;
      } catch (error) {
        lost = await run('rollback').then(
          () => false,
          () => true,
        );
        throw error;
      } finally {
        client.release(lost);
      }
    },
    close: () => pool.end(),
  };
}

async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const isAnswer = error instanceof DatabaseError && !passing.test(error.code ?? '');
    throw isAnswer ? error : new StoreUnavailableError(error);
  }
}
