import type { IndexingFunctionArgs } from 'ponder:registry';
import { saveHolding } from './save-holding';

/** MONEY went from one wallet to another. */
export async function onMoney({ event, context: { db } }: IndexingFunctionArgs<'VotingMoney:Transfer'>): Promise<void> {
  const { from, to, value } = event.args;
  const block = event.block.number;
  await saveHolding(db, { account: from, block }, { place: 'wallet', by: -value });
  await saveHolding(db, { account: to, block }, { place: 'wallet', by: value });
}
