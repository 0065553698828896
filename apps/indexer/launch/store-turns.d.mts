/** Runs when everything that asked before has ended. */
export function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer>;
