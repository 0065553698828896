import type { IndexingFunctionArgs } from 'ponder:registry';
import { indexId } from '@besc/domain/shared/index-id';
import { saveFirst } from '../shared/save-milestone';
import { saveNewUser, saveUser } from './save-user';

/** An account made its profile. */
export async function onUserNew({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:UserNew'>): Promise<void> {
  const [account, time, number] = [indexId(args.user), Number(block.timestamp), Number(block.number)];
  await saveNewUser(db, {
    id: account,
    isActive: true,
    createdAt: time,
    updatedAt: time,
    teamId: String(args.teamId),
    totalPoints: 0n,
    collection: indexId(args.nftAddress),
    tokenId: args.tokenId,
    block: number,
  });
  await saveFirst(db, { kind: 'profile', account, block: number, timestamp: time });
}

/** The picture went back to its owner. */
export async function onUserPause({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:UserPause'>): Promise<void> {
  const change = () => ({ isActive: false, collection: null, tokenId: null });
  await saveUser(db, { user: args.user, time: Number(block.timestamp), change });
}

/** Another picture, or one again after a pause. */
export async function onUserPicture({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:UserReactivate' | 'Profile:UserUpdate'>): Promise<void> {
  const change = () => ({ isActive: true, collection: indexId(args.nftAddress), tokenId: args.tokenId });
  await saveUser(db, { user: args.user, time: Number(block.timestamp), change });
}

export async function onUserChangeTeam({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:UserChangeTeam'>): Promise<void> {
  const change = () => ({ teamId: String(args.newTeamId) });
  await saveUser(db, { user: args.user, time: Number(block.timestamp), change });
}
