import type { IndexingFunctionArgs } from 'ponder:registry';
import { profilePoint } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';
import { saveUser } from './save-user';

/** A campaign gave an account points: once. */
export async function onUserPointIncrease({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'Profile:UserPointIncrease'>): Promise<void> {
  const { user, numberPoints: points, campaignId } = args;
  const userId = indexId(user);
  const time = Number(block.timestamp);
  await db.insert(profilePoint).values({
    id: `${userId}-${campaignId}`,
    userId,
    campaignId,
    points,
    removed: 0n,
    hash: transaction.hash,
    block: Number(block.number),
    timestamp: time,
    updatedAt: time,
  });
  await saveUser(db, { user, time, change: ({ totalPoints }) => ({ totalPoints: totalPoints + points }) });
}

/** Some of them were taken away. */
export async function onUserPointDecrease({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:UserPointDecrease'>): Promise<void> {
  const { user, numberPoints: taken, campaignId } = args;
  const time = Number(block.timestamp);
  await db.update(profilePoint, { id: `${indexId(user)}-${campaignId}` }).set(({ points, removed }) => ({
    points: points - taken,
    removed: removed + taken,
    updatedAt: time,
  }));
  await saveUser(db, { user, time, change: ({ totalPoints }) => ({ totalPoints: totalPoints - taken }) });
}
