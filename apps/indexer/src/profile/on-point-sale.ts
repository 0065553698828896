import type { IndexingFunctionArgs } from 'ponder:registry';
import { pointSale } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** A sale may give points, for good. */
export async function onPointSale({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'PointCenter:IFOAdd'>): Promise<void> {
  const { campaignId, numberPoints, threshold } = args;
  const sale = indexId(args.ifo);
  await db.insert(pointSale).values({
    id: sale,
    sale,
    campaignId,
    numberPoints,
    threshold,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
}
