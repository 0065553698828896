/*
 * On a PGlite folder the engine has no transactions: what reads the tables beside it would see a block of which some rows are
 * written and others are not. So the rows of a block are written in one turn, and each read has a turn of its own.
 */
let last = Promise.resolve();

/** Runs when everything that asked before has ended. */
export function inTurn(run) {
  const mine = last.then(run);
  last = mine.catch(() => {});
  return mine;
}

/** A PGlite store whose queries wait for their turn. */
export function inTurns(store) {
  const query = (...parts) => inTurn(() => store.query(...parts));
  return new Proxy(store, {
    get(target, name) {
      if (name === 'query') return query;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
