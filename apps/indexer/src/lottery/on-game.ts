import type { IndexingFunctionArgs } from 'ponder:registry';
import { indexId } from '@besc/domain/shared/index-id';
import { saveGame } from './save-lottery';

/** Comes with the deployment, before every other event. */
export async function onRandomSourceSet({
  event,
  context: { db },
}: IndexingFunctionArgs<'Lottery:RandomSourceSet'>): Promise<void> {
  const randomSource = indexId(event.args.source);
  await saveGame(db, () => ({ randomSource }));
}

export async function onLotteryPaused({
  event,
  context: { db },
}: IndexingFunctionArgs<'Lottery:Paused'>): Promise<void> {
  await saveGame(db, () => ({ paused: true, pausedUntil: Number(event.args.until) }));
}

export async function onLotteryUnpaused({ context: { db } }: IndexingFunctionArgs<'Lottery:Unpaused'>): Promise<void> {
  await saveGame(db, () => ({ paused: false, pausedUntil: 0 }));
}
