import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, RunSql } from './store';

/** A migration that has run is not what its file says now. */
export class MigrationError extends Error {
  readonly code = 'MIGRATION_CHANGED';
  constructor(name: string) {
    super(`The migration ${name} has run already and was changed since: write a new one.`);
    this.name = 'MigrationError';
  }
}

/** Where the tables of a slug are. */
export function schemaOf(slug: string): string {
  return `api_${slug.replaceAll('-', '_')}`;
}

/**
 * Brings the tables of a slug up to date: the SQL files of `folder` in the order of their names, each once, all in one
 * transaction, one process at a time. The slug's schema is there before the first. Throws MigrationError.
 */
export async function migrate(database: Database, slug: string, folder: string): Promise<void> {
  const schema = schemaOf(slug);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await database.transaction(async (run) => {
    await run('select pg_advisory_xact_lock(hashtext($1))', [schema]);
    await run(`create schema if not exists ${schema}`);
    await run(`create table if not exists ${schema}.migration (name text primary key, hash text not null)`);
    await run(
      `create table if not exists ${schema}.spent_message (digest text primary key, expires_at bigint not null);
       create index if not exists spent_message_by_end on ${schema}.spent_message (expires_at)`,
    );
    for (const name of names) await apply(run, `${schema}.migration`, { name, folder });
  });
}

async function apply(run: RunSql, table: string, { name, folder }: { name: string; folder: string }): Promise<void> {
  const text = await readFile(join(folder, name), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const [known] = await run(`select hash = $2 as same from ${table} where name = $1`, [name, hash]);
  if (known !== undefined) {
    if (!(known as { same: boolean }).same) throw new MigrationError(name);
    return;
  }
  await run(text);
  await run(`insert into ${table} (name, hash) values ($1, $2)`, [name, hash]);
}
