import type { Context } from 'ponder:registry';
import { nftUser } from 'ponder:schema';
import { nftUserShape } from '@besc/domain/nfts/nft-rows';
import type { IndexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';

type UserRow = typeof nftUser.$inferSelect;

/** Counts for an account: what it has on sale more or less, and what it bought or sold an item for. */
export async function saveNftUser(
  db: Context['db'],
  id: IndexId,
  { listed = 0, bought, sold }: { listed?: -1 | 0 | 1; bought?: bigint; sold?: bigint },
): Promise<void> {
  const after = (before: UserRow): UserRow => {
    const purchased = before.numberTokensPurchased + Number(bought !== undefined);
    const sales = before.numberTokensSold + Number(sold !== undefined);
    const paid = before.totalVolumeInWBESCTokensPurchased + (bought ?? 0n);
    const earned = before.totalVolumeInWBESCTokensSold + (sold ?? 0n);
    return {
      id,
      numberTokensListed: before.numberTokensListed + listed,
      numberTokensPurchased: purchased,
      numberTokensSold: sales,
      totalVolumeInWBESCTokensPurchased: paid,
      totalVolumeInWBESCTokensSold: earned,
      averageTokenPriceInWBESCPurchased: average(paid, purchased),
      averageTokenPriceInWBESCSold: average(earned, sales),
    };
  };
  await db
    .insert(nftUser)
    .values(after({ ...zeroOf(nftUserShape), id }))
    .onConflictDoUpdate(after);
}

const average = (sum: bigint, count: number) => (count === 0 ? 0n : sum / BigInt(count));
