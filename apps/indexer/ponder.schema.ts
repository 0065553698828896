/*
 * Conventions of every table:
 *  - ids and addresses are lower-case hex;
 *  - figures are whole numbers: token amounts in smallest units, prices, USD and native figures in 10^-18; GraphQL gives
 *    them as exact decimals, but token amounts of farms, pools and vault as they are;
 *  - `timestamp`, `date` and `hourStartUnix` are unix seconds, `blockNumber` is the block that wrote the row last.
 */

export * from './src/shared/milestone-table';
export * from './src/slugs';
