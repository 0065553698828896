import type { PgColumnsBuilders } from 'ponder';

/** Places of USD and native coin figures, of prices and of LP tokens. */
export const valueDecimals = 18;

/** USD, native coin, a price or LP tokens, in 10^-18. */
export const e18 = (t: PgColumnsBuilders) => t.numeric({ mode: 'bigint', scale: valueDecimals });

/**
 * An amount in smallest units of a token, whose decimals stand in the same row: in `decimals0` and `decimals1` for a column with
 * the 0 or 1 of a side of a pair in its name, otherwise in `decimals`.
 */
export const tokenAmount = (t: PgColumnsBuilders): ReturnType<typeof e18> => t.numeric({ mode: 'bigint' });
