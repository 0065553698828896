/** An event speaks of a row that was never written: the events before it are incomplete, so indexing must not go on. */
export class MissingRowError extends Error {
  readonly code = 'ROW_MISSING';

  constructor(table: string, id: string) {
    super(`The index has no ${table} ${id}, though an event needs it.`);
    this.name = 'MissingRowError';
  }
}
