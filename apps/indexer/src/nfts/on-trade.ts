import type { IndexingFunctionArgs } from 'ponder:registry';
import { nftTransaction } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { saveFirst } from '../shared/save-milestone';
import { collectionOf, notOnSale, saveFloor } from './on-ask';
import { saveItem } from './save-item';
import { saveNftUser } from './save-nft-user';

/** An item was sold. */
export async function onTrade({
  event,
  context: { db, contracts },
}: IndexingFunctionArgs<'NftMarket:Trade'>): Promise<void> {
  const { tokenId, askPrice, netPrice, withBESC } = event.args;
  const [buyer, seller] = [indexId(event.args.buyer), indexId(event.args.seller)];
  const [block, time] = [Number(event.block.number), Number(event.block.timestamp)];
  const of = await collectionOf(db, event);
  // The transfers of our own collections tell whose an item is; of others nothing else does.
  const isOwn = [contracts.Bunnies.address, contracts.Squad.address].some((address) => indexId(address) === of.id);
  await saveItem(db, of, {
    tokenId,
    time,
    change: (before) => ({
      ...notOnSale,
      owner: isOwn && before ? before.owner : buyer,
      latestTradedPriceInWBESC: askPrice,
      tradeVolumeWBESC: (before?.tradeVolumeWBESC ?? 0n) + askPrice,
      totalTrades: (before?.totalTrades ?? 0) + 1,
    }),
  });
  await saveNftUser(db, seller, { listed: -1, sold: askPrice });
  await saveNftUser(db, buyer, { bought: askPrice });
  await saveFirst(db, { kind: 'nft-sale', account: seller, block, timestamp: time });
  const { hash } = event.transaction;
  await db.insert(nftTransaction).values({
    id: `${hash}-${event.log.logIndex}`,
    hash,
    block,
    timestamp: time,
    askPrice,
    netPrice,
    buyer,
    seller,
    withBESC,
    withWBESC: !withBESC,
    collectionId: of.id,
    nftId: `${of.id}-${tokenId}`,
  });
  await saveFloor(db, of, { went: askPrice, listed: -1, sold: askPrice, time });
}
