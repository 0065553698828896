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
import { type NetAmounts, netVolume, noNet, withSwap } from '@besc/domain/competition/net-volume';
import { tradeVolume } from '@besc/domain/market/trade-volume';
import { tradedUsd } from '@besc/domain/market/traded-usd';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { bundleId } from '../shared/bundle-id';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';

type SwapArgs = IndexingFunctionArgs<'CompetitionPair:Swap'>;
type User = typeof competitionUser.$inferSelect;

/** What a transaction adds to the sums of its account. */
interface Change {
  readonly volume: bigint;
  /** Rows of which something counts. */
  readonly trades: number;
}

/**
 * A trade of a pair. It counts in the competitions that the pair is open in, for the registered account that signed. A transaction
 * counts by its net in each pair, at the prices after its last swap. So prices cannot be moved there and back meanwhile.
 */
export async function onCountedSwap({ event, context: { db } }: SwapArgs): Promise<void> {
  const pairId = indexId(event.log.address);
  const open = (await db.find(competitionPair, { id: pairId }))?.open ?? '';
  if (open === '') return;
  const account = indexId(event.transaction.from);
  for (const competitionId of open.split(' ')) {
    const user = await db.find(competitionUser, { id: `${competitionId}-${account}` });
    if (user === null) continue;
    const transaction = `${competitionId}-${event.transaction.hash}-`;
    const id = transaction + pairId;
    const earlier = user.lastTrades.split(' ').filter((one) => one.startsWith(transaction) && one !== id);
    const changes = [await saveSwap(db, { event, pairId, id, user })];
    for (const one of earlier) changes.push(await valueAgain(db, one));
    await saveSums(db, user, { changes, lastTrades: [...earlier, id].join(' ') });
  }
}

async function saveSwap(
  db: Context['db'],
  trade: { readonly event: SwapArgs['event']; readonly pairId: IndexId; readonly id: string; readonly user: User },
): Promise<Change> {
  const { event, pairId, id, user } = trade;
  const { competitionId, account } = user;
  const before = await db.find(competitionTrade, { id });
  const { net0, net1 } = withSwap(before ?? noNet, event.args);
  // Read now: the store changes the row that it gave when it is written to.
  const had = before?.volumeUSD ?? 0n;
  const volumeUSD = await countedUsd(db, pairId, { net0, net1 });
  const counted = { net0, net1, volumeUSD, swaps: (before?.swaps ?? 0) + 1 };
  const place = { hash: event.transaction.hash, block: Number(event.block.number) };
  const row = { id, competitionId, account, pairId, ...place, timestamp: Number(event.block.timestamp), ...counted };
  await db.insert(competitionTrade).values(row).onConflictDoUpdate(counted);
  return changeOf(had, volumeUSD);
}

/** Values what was counted earlier in the transaction at the prices of now. */
async function valueAgain(db: Context['db'], id: string): Promise<Change> {
  const row = await foundRow('competitionTrade', id, db.find(competitionTrade, { id }));
  const had = row.volumeUSD ?? 0n;
  const volumeUSD = await countedUsd(db, row.pairId, row);
  await db.update(competitionTrade, { id }).set({ volumeUSD });
  return changeOf(had, volumeUSD);
}

function changeOf(had: bigint, has: bigint): Change {
  return { volume: has - had, trades: Number(has > 0n) - Number(had > 0n) };
}

async function saveSums(
  db: Context['db'],
  user: User,
  counted: { readonly changes: readonly Change[]; readonly lastTrades: string },
): Promise<void> {
  const { competitionId, teamId } = user;
  const change = counted.changes.reduce((sum, { volume }) => sum + volume, 0n);
  const trades = counted.changes.reduce((sum, one) => sum + one.trades, user.trades);
  const own = user.volumeUSD ?? 0n;
  const after = { volumeUSD: own + change, trades, lastTrades: counted.lastTrades };
  await db.update(competitionUser, { id: user.id }).set(after);
  const traders = Number(own + change > 0n) - Number(own > 0n);
  const more = (sums: { volumeUSD: bigint | null; traderCount: number }) => ({
    volumeUSD: (sums.volumeUSD ?? 0n) + change,
    traderCount: sums.traderCount + traders,
  });
  await db.update(competition, { id: competitionId }).set(more);
  await db.update(competitionTeam, { id: `${competitionId}-${teamId}` }).set(more);
}

/** USD in 10^-18 at the prices of now: the Sync of the swap came before. */
async function countedUsd(db: Context['db'], id: IndexId, net: NetAmounts): Promise<bigint> {
  const { token0Id, token1Id } = await foundRow('pair', id, db.find(pair, { id }));
  const token0 = await foundRow('token', token0Id, db.find(token, { id: token0Id }));
  const token1 = await foundRow('token', token1Id, db.find(token, { id: token1Id }));
  const { nativePrice } = await foundRow('bundle', bundleId, db.find(bundle, { id: bundleId }));
  const market = { token0, token1, nativePrice };
  return netVolume(net, (trade) => tradedUsd(tradeVolume(market, trade, indexSettings().pricing)));
}
