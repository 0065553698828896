import type { BlockWriter } from './block-writer';
import type { BlockPart } from './history-writer';

/** Writes one block of all parts, in their order, and tells each what became of its own; gives how many failed in all. */
export async function writeBlock(
  writer: BlockWriter,
  { parts, timestamp }: { parts: readonly BlockPart[]; timestamp?: number },
): Promise<number> {
  const { outcomes, reads } = await writer.write({
    ...(timestamp === undefined ? {} : { timestamp }),
    transactions: parts.flatMap((part) => part.transactions),
    reads: parts.flatMap((part) => part.reads ?? []),
  });
  let [transaction, read, failures] = [0, 0, 0];
  for (const part of parts) {
    const own = outcomes.slice(transaction, transaction + part.transactions.length);
    const answers = reads.slice(read, read + (part.reads?.length ?? 0));
    transaction += part.transactions.length;
    read += answers.length;
    const failed = own.filter((succeeded) => !succeeded).length;
    failures += failed;
    await part.settle?.({ failed, reads: answers });
  }
  return failures;
}
