import type { IndexingFunctionArgs } from 'ponder:registry';
import { historyRoot } from 'ponder:schema';
import { keptUrl } from '../shared/kept-url';

/** A root was published; one that was struck may come again, for a later block. */
export async function onRootPublish({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'HistoryRoots:RootPublish'>): Promise<void> {
  const { campaignId, root, inputHash } = args;
  const columns = {
    untilBlock: Number(args.untilBlock),
    countsFrom: Number(args.countsFrom),
    inputHash,
    uri: keptUrl(args.uri),
    isStruck: false,
    hash: transaction.hash,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  };
  await db
    .insert(historyRoot)
    .values({ id: `${campaignId}-${root}`, campaignId, root, ...columns })
    .onConflictDoUpdate(columns);
}

export async function onRootStrike({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'HistoryRoots:RootStrike'>): Promise<void> {
  await db.update(historyRoot, { id: `${args.campaignId}-${args.root}` }).set({ isStruck: true });
}
