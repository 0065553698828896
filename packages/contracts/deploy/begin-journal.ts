import type { PublicClient } from 'viem';
import type { Beginning, Journal } from './journal';
import type { Step } from './step';

/** More blocks than are taken back, or than one endpoint is behind another. */
const settledBlocks = 128;

/** How the chain was before the deployment's first step: from the journal, or looked at now and written there. */
export async function beginJournal(
  client: PublicClient,
  { steps, journal }: { readonly steps: readonly Step[]; readonly journal: Journal },
): Promise<Beginning> {
  const known = journal.beginning();
  if (known) return known;
  // The head first: what is created between the two questions stands already.
  const head = Number(await client.getBlockNumber({ cacheTime: 0 }));
  const looked = await Promise.all(
    steps.map(async ({ id, creates }) => {
      if (creates === undefined || journal.entry(id)?.block !== undefined) return [];
      return (await client.getCode({ address: creates })) === undefined ? [] : [id];
    }),
  );
  const beginning = { block: Math.max(0, head - settledBlocks), standing: looked.flat() };
  await journal.begin(beginning);
  return beginning;
}
