import { inject } from 'vitest';
import { createDatabase } from './create-database';

/** A new empty database on the server that all test files share. */
export function makeDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
