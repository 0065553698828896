import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Anchor } from './anchor';
import type { IndexStore } from './index-store';
import { LaunchError } from './launch-error';

/** Names the sessions of this process and of no other. */
const guardName = `besc_index_guard_${randomUUID()}`;
/** What the server does of a client that vanished without a word: it would keep the session, and the lock, for two hours. */
const noticeLoss = ['tcp_keepalives_idle = 10', 'tcp_keepalives_interval = 5', 'tcp_keepalives_count = 3'];
/** Any number, as long as it is ours: the advisory lock that makes one writer. */
const lockKey = 2_372_097;

const endSessions = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and';
/** The sessions of an engine that may write, by the names that it gives its pools; readers go on. */
const engineNames = '^(exchange_[0-9a-f]{12}_(internal|user)|ponder_sync)$';

/** Takes a Postgres database. Throws LaunchError when it cannot be reached or another index writes to it. */
export async function openPostgresStore(connectionString: string): Promise<IndexStore> {
  const client = new Client({
    connectionString,
    application_name: guardName,
    connectionTimeoutMillis: 5000,
    // A server that vanished without a word is noticed too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  await prepare(client);
  return {
    lost: lost.signal,
    async readAnchor() {
      const found = await client.query<{ value: Anchor }>('select value from besc_index_guard.anchor where id = 1');
      return found.rows[0]?.value;
    },
    async writeAnchor(anchor) {
      const upsert = 'insert into besc_index_guard.anchor values (1, $1) on conflict (id) do update set value = $1';
      await client.query(upsert, [JSON.stringify(anchor)]);
    },
    async reset() {
      const found = await client.query<{ name: string }>(
        "select schema_name as name from information_schema.schemata where schema_name = 'ponder_sync' or schema_name like 'exchange\\_%'",
      );
      for (const { name } of found.rows) await client.query(`drop schema "${name.replaceAll('"', '""')}" cascade`);
      await client.query('delete from besc_index_guard.anchor');
    },
    release: () => client.end().catch(() => {}),
  };
}

async function prepare(client: Client): Promise<void> {
  try {
    await client.connect();
    for (const setting of noticeLoss) await client.query(`set ${setting}`);
    // A session of ours that was lost: the way to it broke, and the server has not heard of that.
    await client.query(`${endSessions} application_name = $1 and pid <> pg_backend_pid()`, [guardName]);
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0]?.taken !== true) {
      throw new LaunchError('IN_USE', 'DATABASE_URL is in use by another index process; stop it first.');
    }
    // An engine that went with the connection may have left a transaction open.
    await client.query(`${endSessions} application_name ~ '${engineNames}'`);
    await client.query('create schema if not exists besc_index_guard');
    await client.query('create table if not exists besc_index_guard.anchor (id int primary key, value jsonb not null)');
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof LaunchError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError('DATABASE', `DATABASE_URL cannot be reached: ${reason}.`, error);
  }
}
