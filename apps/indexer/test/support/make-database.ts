import { createDatabase } from '@besc/localnet/postgres/create-database';
import { inject } from 'vitest';

/** A new empty database on the server that all test files share. */
export function makeDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
