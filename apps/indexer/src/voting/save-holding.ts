import type { Context } from 'ponder:registry';
import { pair, pool, votingCheckpoint, votingHolder } from 'ponder:schema';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId, zeroId } from '@besc/domain/shared/index-id';
import { liquidityText, parseLiquidity } from '@besc/domain/voting/holding-text';
import { ownContracts } from './own-contracts';

/** What changed of what an account has: MONEY or shares at one place, or LP of a pair. */
export type HoldingChange =
  | { readonly place: 'wallet' | 'vaultShares' | 'farm' | 'pools'; readonly by: bigint }
  | { readonly place: 'liquidity'; readonly pair: IndexId; readonly by: bigint };

const nothing = { wallet: 0n, vaultShares: 0n, farm: 0n, pools: 0n, liquidity: '' };

/** Stores a change, and what the account has as of this block. Contracts of ours have no voice: what they hold is others'. */
export async function saveHolding(
  db: Context['db'],
  { account, block }: { account: Hex; block: bigint },
  change: HoldingChange,
): Promise<void> {
  const id = indexId(account);
  if (change.by === 0n || id === zeroId || ownContracts().has(id)) return;
  const held = await db.find(votingHolder, { id });
  if (held === null && (await isMadeByUs(db, id))) return;
  const { wallet, vaultShares, farm, pools, liquidity } = held ?? nothing;
  const before = { wallet, vaultShares, farm, pools, liquidity };
  const after =
    change.place === 'liquidity'
      ? { ...before, liquidity: liquidityAfter(liquidity, change) }
      : { ...before, [change.place]: before[change.place] + change.by };
  await db
    .insert(votingHolder)
    .values({ id, ...after })
    .onConflictDoUpdate(after);
  const number = Number(block);
  await db
    .insert(votingCheckpoint)
    .values({ id: `${id}-${number}`, account: id, block: number, ...after })
    .onConflictDoUpdate(after);
}

function liquidityAfter(text: string, { pair: id, by }: { pair: IndexId; by: bigint }): string {
  const held = new Map(parseLiquidity(text));
  held.set(id, (held.get(id) ?? 0n) + by);
  return liquidityText(held);
}

/** Pairs and pools hold for others too. */
async function isMadeByUs(db: Context['db'], id: IndexId): Promise<boolean> {
  return (await db.find(pair, { id })) !== null || (await db.find(pool, { id })) !== null;
}
