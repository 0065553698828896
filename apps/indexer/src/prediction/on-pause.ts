import type { IndexingFunctionArgs } from 'ponder:registry';
import { saveGame } from './save-game';

export async function onPaused({ event, context: { db } }: IndexingFunctionArgs<'Prediction:Paused'>): Promise<void> {
  await saveGame(db, () => ({ paused: true, pausedUntil: Number(event.args.until) }));
}

export async function onUnpaused({ context: { db } }: IndexingFunctionArgs<'Prediction:Unpaused'>): Promise<void> {
  await saveGame(db, () => ({ paused: false, pausedUntil: 0 }));
}
