/** Runs when everything that asked before has ended. */
export function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer>;
/** A PGlite store whose queries wait for their turn. */
export function inTurns<Store extends object>(store: Store): Store;
