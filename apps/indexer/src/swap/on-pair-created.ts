import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { exchangeFactory, factorySnapshot, pair, token } from 'ponder:schema';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { pairAmounts, tokenAmounts } from './market-amounts';
import { newTokenMetadata } from './new-token-metadata';

type TokenRow = typeof token.$inferSelect;

/** A pair came into being: its row, those of tokens never seen, and one more in the totals. */
export async function onPairCreated({ event, context }: IndexingFunctionArgs<'Factory:PairCreated'>): Promise<void> {
  const { db } = context;
  const blockNumber = Number(event.block.number);
  const timestamp = Number(event.block.timestamp);
  const id = indexId(event.args.pair);
  const token0 = await tokenRow(db, event.args.token0, event.block);
  const token1 = await tokenRow(db, event.args.token1, event.block);
  await db.insert(pair).values({
    id,
    name: `${token0.symbol}-${token1.symbol}`,
    token0Id: token0.id,
    token1Id: token1.id,
    decimals0: token0.decimals,
    decimals1: token1.decimals,
    totalTransactions: 0,
    ...zeroOf(pairAmounts),
    block: blockNumber,
    timestamp,
  });
  await joinWhitelist(db, token0, { pairId: id, other: token1.id });
  await joinWhitelist(db, token1, { pairId: id, other: token0.id });
  await countPair(db, { blockNumber, timestamp });
}

type CreationBlock = IndexingFunctionArgs<'Factory:PairCreated'>['event']['block'];

interface Moment {
  readonly blockNumber: number;
  readonly timestamp: number;
}

async function tokenRow(db: Context['db'], address: Hex, block: CreationBlock): Promise<TokenRow> {
  const id = indexId(address);
  const known = await db.find(token, { id });
  if (known) return known;
  return db.insert(token).values({
    id,
    ...(await newTokenMetadata(id, block)),
    totalTransactions: 0,
    ...zeroOf(tokenAmounts),
    whitelistPairs: [],
    blockNumber: Number(block.number),
    timestamp: Number(block.timestamp),
  });
}

async function joinWhitelist(
  db: Context['db'],
  row: TokenRow,
  link: { pairId: IndexId; other: IndexId },
): Promise<void> {
  if (!indexSettings().pricing.whitelist.includes(link.other)) return;
  await db.update(token, { id: row.id }).set({ whitelistPairs: [...row.whitelistPairs, link.pairId] });
}

async function countPair(db: Context['db'], { blockNumber, timestamp }: Moment): Promise<void> {
  const id = indexSettings().factory;
  const row = await foundRow('exchangeFactory', id, db.find(exchangeFactory, { id }));
  const { id: _, ...totals } = { ...row, totalPairs: row.totalPairs + 1 };
  await db.update(exchangeFactory, { id }).set(totals);
  await db
    .insert(factorySnapshot)
    .values({ id: blockNumber, timestamp, ...totals })
    .onConflictDoUpdate(totals);
}
