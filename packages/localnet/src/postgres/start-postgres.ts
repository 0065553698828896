import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../free-port';
import { createDatabase } from './create-database';

const run = promisify(execFile);

/** A Postgres server of its own in a temporary folder. */
export interface TestPostgres {
  /** Where it listens, without a database. */
  readonly url: string;
  /** A new empty database. */
  database(): Promise<string>;
  /** Writes a backup of a database to a file, while it is used, and gives the file. */
  backUp(databaseUrl: string): Promise<string>;
  /** A new database with what a backup holds. */
  restore(backup: string): Promise<string>;
  /** A server of its own that follows this one by streaming replication, for readers. */
  replica(): Promise<TestReplica>;
  /** Ends the server as an operator does who restarts it: connections are cut, what is stored stays. */
  halt(): Promise<void>;
  /** Starts it again at the same place. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** A hot standby; it goes with the server that it follows. */
export interface TestReplica {
  /** Where it listens, without a database. */
  readonly url: string;
  /** Lets it lag: what the primary writes is received and not shown, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** The machine has no Postgres server and none could be installed. */
class PostgresMissingError extends Error {
  readonly code = 'POSTGRES_MISSING';
  constructor() {
    super('The Postgres tests need a server: install the Debian package "postgresql" (apt-get install postgresql).');
    this.name = 'PostgresMissingError';
  }
}

/** Starts a server as an unprivileged user on a free port. Throws PostgresMissingError. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = postgresFolder() ?? installPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'besc-postgres-'));
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? userIds('nobody') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'index', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const url = `postgres://index@127.0.0.1:${port}`;
  const serve = async (where: { data: string; port: number; url: string }) => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', where.data, '-p', String(where.port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
      { ...options, stdio: 'ignore' },
    );
    await answers(`${where.url}/postgres`);
    return server;
  };
  const start = () => serve({ data, port, url });
  let server = await start();
  const replicas: ChildProcess[] = [];
  const end = async (ended: ChildProcess) => {
    const exit = once(ended, 'exit');
    ended.kill('SIGINT');
    await exit;
  };
  const halt = () => end(server);
  return {
    url,
    database: () => createDatabase(url),
    async backUp(databaseUrl) {
      const file = join(folder, `${randomUUID()}.dump`);
      await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, databaseUrl]);
      return file;
    },
    async restore(backup) {
      const database = await createDatabase(url);
      const whole = ['--exit-on-error', '--single-transaction', '--no-owner'];
      await run(join(bin, 'pg_restore'), [...whole, `--dbname=${database}`, backup]);
      return database;
    },
    async replica() {
      const copy = join(folder, `replica-${replicas.length + 1}`);
      await run(join(bin, 'pg_basebackup'), ['-d', `${url}/postgres`, '-D', copy, '-R', '-X', 'stream', '-c', 'fast'], {
        ...options,
        encoding: 'utf8',
      });
      const replicaPort = await freePort();
      const replicaUrl = `postgres://index@127.0.0.1:${replicaPort}`;
      replicas.push(await serve({ data: copy, port: replicaPort, url: replicaUrl }));
      const tell = async (statement: string) => {
        const client = new Client({ connectionString: `${replicaUrl}/postgres` });
        await client.connect();
        await client.query(statement);
        await client.end();
      };
      return {
        url: replicaUrl,
        pause: () => tell('select pg_wal_replay_pause()'),
        resume: () => tell('select pg_wal_replay_resume()'),
      };
    },
    halt,
    async resume() {
      server = await start();
    },
    async stop() {
      await Promise.all(replicas.map(end));
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}

function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installPostgres(): string {
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 180_000,
    });
  } catch {
    throw new PostgresMissingError();
  }
  const folder = postgresFolder();
  if (folder === undefined) throw new PostgresMissingError();
  return folder;
}

function userIds(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
