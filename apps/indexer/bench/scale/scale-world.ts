import { startPostgres } from '@besc/localnet/postgres/start-postgres';
import { Client } from 'pg';
import { type OddMarket, startOddMarket } from '../../test/support/odd-market';
import { readHead } from '../../test/support/read-head';
import { startIndex, type TestIndex } from '../../test/support/start-index';
import { fillTables } from './fill-tables';
import { prepareServer } from './measure-requests';
import type { Size } from './sizes';

/** A database of a size with the tables of a real index, and a client of it. */
export interface Grown {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly client: Client;
  readonly fillSeconds: number;
  /** Unix seconds of the last made trade. */
  readonly end: number;
  drop(): Promise<void>;
}

/** A chain with an exchange, and a Postgres in which an index of it stands, to be copied for each size. */
export interface ScaleWorld {
  readonly market: OddMarket;
  grown(size: Size): Promise<Grown>;
  run(grown: Grown, role: 'writer' | 'reader'): Promise<TestIndex>;
  stop(): Promise<void>;
}

export async function startScaleWorld(hubs: (market: OddMarket) => readonly [string, string]): Promise<ScaleWorld> {
  const [market, postgres] = await Promise.all([startOddMarket(21), startPostgres()]);
  const base = await postgres.database();
  const server = await connected(`${postgres.url}/postgres`);
  await prepareServer(server);
  await server.end();
  await postgres.halt();
  await postgres.resume();
  const { rpcUrl } = market.chain;
  const { deployment } = market;
  const index = await startIndex({ rpcUrl, deployment, env: { DATABASE_URL: base } });
  await index.reach(await readHead(market.chain));
  await index.stop();
  const tell = async (statement: string) => {
    const client = await connected(`${postgres.url}/postgres`);
    await client.query(statement);
    await client.end();
  };
  let count = 0;
  return {
    market,
    async grown(size) {
      count += 1;
      const name = `growth_${count}`;
      await tell(`create database ${name} template ${new URL(base).pathname.slice(1)}`);
      const databaseUrl = `${postgres.url}/${name}`;
      const client = await connected(databaseUrl);
      const { rows } = await client.query<{ name: string }>(
        "select nspname as name from pg_namespace where nspname like 'exchange%'",
      );
      const schema = rows[0]?.name ?? '';
      const first = await client.query<{ time: number }>(`select min(timestamp) as time from ${schema}.block`);
      // Before the first day that the real index has rows of.
      const end = Math.floor((first.rows[0]?.time ?? 0) / 86_400) * 86_400 - 1;
      const begin = performance.now();
      await fillTables(client, { schema, size, hubs: hubs(market), end });
      const fillSeconds = Math.round((performance.now() - begin) / 1000);
      return {
        databaseUrl,
        schema,
        client,
        fillSeconds,
        end,
        async drop() {
          await client.end();
          await tell(`drop database ${name} with (force)`);
        },
      };
    },
    run: ({ databaseUrl }, role) => startIndex({ rpcUrl, deployment, env: { DATABASE_URL: databaseUrl, ROLE: role } }),
    async stop() {
      await postgres.stop();
      await market.chain.stop();
    },
  };
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
