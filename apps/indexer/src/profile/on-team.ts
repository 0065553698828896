import type { IndexingFunctionArgs } from 'ponder:registry';
import { profileTeam } from 'ponder:schema';
import { cleanText } from '@besc/domain/shared/clean-text';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { teamRow } from './profile-tables';
import { saveTeam, saveTeamDay } from './save-team';

export async function onTeamAdd({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:TeamAdd'>): Promise<void> {
  const row = await db.insert(profileTeam).values({
    ...zeroOf(teamRow),
    id: String(args.teamId),
    teamId: Number(args.teamId),
    name: cleanText(args.name),
    isJoinable: true,
  });
  await saveTeamDay(db, row, Number(block.timestamp));
}

export async function onTeamRename({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Profile:TeamRename'>): Promise<void> {
  await db.update(profileTeam, { id: String(args.teamId) }).set({ name: cleanText(args.name) });
}

export async function onTeamJoinable({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Profile:TeamJoinable'>): Promise<void> {
  await db.update(profileTeam, { id: String(args.teamId) }).set({ isJoinable: args.isJoinable });
}

export async function onTeamPointIncrease({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:TeamPointIncrease'>): Promise<void> {
  await saveTeam(db, String(args.teamId), Number(block.timestamp), ({ totalPoints }) => ({
    totalPoints: totalPoints + args.numberPoints,
  }));
}

export async function onTeamPointDecrease({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Profile:TeamPointDecrease'>): Promise<void> {
  await saveTeam(db, String(args.teamId), Number(block.timestamp), ({ totalPoints }) => ({
    totalPoints: totalPoints - args.numberPoints,
  }));
}
