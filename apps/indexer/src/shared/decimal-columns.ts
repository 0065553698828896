import type { PgColumnsBuilders } from 'ponder';

/** USD, native coin, prices and LP tokens, with 18 decimals. */
export const e18 = (t: PgColumnsBuilders) => t.numeric();

/** An amount of the first token of a pair. */
export const amount0 = e18;
/** An amount of the second token of a pair. */
export const amount1 = e18;
/** An amount of the token that the row is of. */
export const tokenAmount = e18;
