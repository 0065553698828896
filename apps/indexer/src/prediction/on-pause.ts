import type { IndexingFunctionArgs } from 'ponder:registry';
import { saveMarket } from './save-market';

export async function onPaused({ event, context: { db } }: IndexingFunctionArgs<'Prediction:Paused'>): Promise<void> {
  await saveMarket(db, () => ({ paused: true, pausedUntil: Number(event.args.until) }));
}

export async function onUnpaused({ context: { db } }: IndexingFunctionArgs<'Prediction:Unpaused'>): Promise<void> {
  await saveMarket(db, () => ({ paused: false, pausedUntil: 0 }));
}
