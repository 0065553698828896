/*
 * What the index is made of, a line for each slug: its tables, and what it reads of the chain. The latter is a function whose
 * name ends with "Sources". `ponder.config.ts` and `ponder.schema.ts` are made from this list.
 */

export * from './auctions/auctions.index';
export * from './blocks/blocks.index';
export * from './competition/competition.index';
export * from './farms/farms.index';
export * from './ifo/ifo.index';
export * from './lottery/lottery.index';
export * from './nfts/nfts.index';
export * from './oracle/oracle.index';
export * from './pools/pools.index';
export * from './prediction/prediction.index';
export * from './profile/profile.index';
export * from './random/random.index';
export * from './squad/squad.index';
export * from './swap/swap.index';
export * from './voting/voting.index';
