import { readingChanges } from './engine-changes-reading.mjs';
import { tableChanges } from './engine-changes-tables.mjs';

/**
 * What we change in the engine, which has no setting for it. Each entry is an exact piece of one of its files with the
 * reason and the test that fails without it (`npm run changes:prove`). If the piece is not there once and only once, the
 * index refuses to start, so an engine update cannot lose a change unseen.
 */
export const engineChanges = [...readingChanges, ...tableChanges];
