import type { IndexingFunctionArgs } from 'ponder:registry';
import { starterMint } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** An account bought its starter. */
export async function onStarter({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'StarterFactory:BunnyMint'>): Promise<void> {
  await db.insert(starterMint).values({
    id: indexId(args.to),
    tokenId: args.tokenId,
    otherId: args.bunnyId,
    hash: transaction.hash,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
}
