/*
 * Conventions of every table:
 *  - ids and addresses are lower-case hex;
 *  - token amounts, prices and USD figures are exact decimals (`numeric`, decimal strings in GraphQL): token amounts
 *    carry all decimals of their token, USD and native figures carry 18; token amounts of farms, pools and vault are whole
 *    numbers in smallest units;
 *  - `timestamp`, `date` and `hourStartUnix` are unix seconds, `blockNumber` is the block that wrote the row last.
 */

export * from './src/features';
