import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { IndexSettings } from '../src/shared/parse-index-settings';
import { attendEngine } from './attend-engine';
import { schemaName } from './schema-name';
import { serveAbsence } from './serve-absence';

/** Pause between two looks for the database or the tables. */
const lookMs = 500;
/** Pause before an engine that ended by itself is started again. */
const restartMs = 1000;

/** A session by which a reader notices that its database is gone. */
interface ReaderSession {
  readonly lost: AbortSignal;
  /** Whether the writer has made the tables of this code, these settings and this chain. */
  hasTables(): Promise<boolean>;
  end(): Promise<void>;
}

/**
 * Serves what the writer stores until `stopping`, from the same Postgres or from a replica of it. It writes nothing, so any
 * number of readers may run. While the database is away, or has no tables of this release, it answers 503 and says so.
 */
export async function runReader(settings: IndexSettings, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const session = await serveAbsence(settings, 'database-unreachable', () => open(settings, stopping));
    if (session === undefined) return;
    const over = AbortSignal.any([stopping, session.lost]);
    if (!(await session.hasTables())) await serveAbsence(settings, 'no-tables', () => awaitTables(session, over));
    // Its rows and its anchor are the writer's; nothing is kept or forgotten here.
    const store = { lost: session.lost, writeAnchor: async () => {}, reset: async () => {} };
    while (!over.aborted) {
      const code = await attendEngine({ settings, store, task: 'serve', over: stopping });
      if (over.aborted) break;
      console.error(`The index reader ended with code ${code}; starting it again.`);
      await rest(restartMs, over);
    }
    await session.end();
    if (!stopping.aborted) console.error('DATABASE_URL was lost; waiting for it.');
  }
}

async function awaitTables(session: ReaderSession, over: AbortSignal): Promise<void> {
  while (!over.aborted && !(await session.hasTables())) await rest(lookMs, over);
}

async function open(settings: IndexSettings, stopping: AbortSignal): Promise<ReaderSession | undefined> {
  while (!stopping.aborted) {
    const client = new Client({
      connectionString: settings.databaseUrl,
      application_name: 'besc_index_reader',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      return {
        lost: lost.signal,
        async hasTables() {
          const table = `${schemaName(settings)}._ponder_checkpoint`;
          const asked = client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
          return asked.then(
            ({ rows }) => rows[0]?.found === true,
            () => false,
          );
        },
        end: () => client.end().catch(() => {}),
      };
    } catch {
      await client.end().catch(() => {});
      await rest(lookMs, stopping);
    }
  }
  return undefined;
}

function rest(milliseconds: number, over: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal: over }).catch(() => {});
}
