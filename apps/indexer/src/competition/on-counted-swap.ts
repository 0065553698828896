import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import {
  bundle,
  competition,
  competitionPair,
  competitionTeam,
  competitionTrade,
  competitionUser,
  pair,
  token,
} from 'ponder:schema';
import { directedVolume, netVolume } from '@besc/domain/competition/net-volume';
import { type TradeAmounts, tradeVolume } from '@besc/domain/market/trade-volume';
import { tradedUsd } from '@besc/domain/market/traded-usd';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { bundleId } from '../shared/bundle-id';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';

type SwapArgs = IndexingFunctionArgs<'CompetitionPair:Swap'>;

/**
 * A trade of a pair. It counts in the competitions that the pair is open in, for the registered account that signed. A transaction counts by the net of both directions, valued as the exchange values trades.
 */
export async function onCountedSwap({ event, context: { db } }: SwapArgs): Promise<void> {
  const pairId = indexId(event.log.address);
  const open = (await db.find(competitionPair, { id: pairId }))?.open ?? '';
  if (open === '') return;
  const account = indexId(event.transaction.from);
  let usd: bigint | undefined;
  for (const competitionId of open.split(' ')) {
    const user = await db.find(competitionUser, { id: `${competitionId}-${account}` });
    if (user === null) continue;
    usd ??= await swapUsd(db, pairId, event.args);
    await saveTrade(db, { event, pairId, user, by: directedVolume(event.args, usd) });
  }
}

async function saveTrade(
  db: Context['db'],
  trade: {
    readonly event: SwapArgs['event'];
    readonly pairId: IndexId;
    readonly user: typeof competitionUser.$inferSelect;
    readonly by: bigint;
  },
): Promise<void> {
  const { event, pairId, user, by } = trade;
  const { competitionId, account, teamId } = user;
  const id = `${competitionId}-${event.transaction.hash}-${pairId}`;
  const before = await db.find(competitionTrade, { id });
  const net = (before?.net ?? 0n) + by;
  const volumeUSD = netVolume(net);
  // Read now: the store changes the row that it gave when it is written to.
  const had = before?.volumeUSD ?? 0n;
  const counted = { net, volumeUSD, swaps: (before?.swaps ?? 0) + 1 };
  const place = { hash: event.transaction.hash, block: Number(event.block.number) };
  const row = { id, competitionId, account, pairId, ...place, timestamp: Number(event.block.timestamp), ...counted };
  await db.insert(competitionTrade).values(row).onConflictDoUpdate(counted);
  const change = volumeUSD - had;
  const own = user.volumeUSD ?? 0n;
  const trades = Number(volumeUSD > 0n) - Number(had > 0n);
  await db.update(competitionUser, { id: user.id }).set({ volumeUSD: own + change, trades: user.trades + trades });
  const traders = Number(own + change > 0n) - Number(own > 0n);
  const more = (sums: { volumeUSD: bigint | null; traderCount: number }) => ({
    volumeUSD: (sums.volumeUSD ?? 0n) + change,
    traderCount: sums.traderCount + traders,
  });
  await db.update(competition, { id: competitionId }).set(more);
  await db.update(competitionTeam, { id: `${competitionId}-${teamId}` }).set(more);
}

/** USD in 10^-18 at the prices after the trade: its Sync came before. */
async function swapUsd(db: Context['db'], id: IndexId, amounts: TradeAmounts): Promise<bigint> {
  const { token0Id, token1Id } = await foundRow('pair', id, db.find(pair, { id }));
  const token0 = await foundRow('token', token0Id, db.find(token, { id: token0Id }));
  const token1 = await foundRow('token', token1Id, db.find(token, { id: token1Id }));
  const { nativePrice } = await foundRow('bundle', bundleId, db.find(bundle, { id: bundleId }));
  return tradedUsd(tradeVolume({ token0, token1, nativePrice }, amounts, indexSettings().pricing));
}
