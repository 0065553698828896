/*
 * On a PGlite folder the engine has no transactions: a reader beside it could see a block whose rows are only partly
 * written. So the rows of a block are written in one turn, and each read has a turn of its own.
 */

// The engine and what it loads of ours have each a copy of this module.
globalThis[Symbol.for('besc.store-turns')] ??= { last: Promise.resolve() };
const turns = globalThis[Symbol.for('besc.store-turns')];

/** Runs when everything that asked before has ended. */
export function inTurn(run) {
  const mine = turns.last.then(run);
  turns.last = mine.catch(() => {});
  return mine;
}
