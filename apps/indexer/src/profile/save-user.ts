import type { Context } from 'ponder:registry';
import { profileSum, profileUser } from 'ponder:schema';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { MissingRowError } from '../shared/missing-row-error';
import { sumsRow } from './profile-tables';
import { saveTeam } from './save-team';

export type UserRow = typeof profileUser.$inferSelect;
type SumRow = typeof profileSum.$inferSelect;

/** Changes the row of an account, its team and all sums. Throws MissingRowError for an account without a profile. */
export async function saveUser(
  db: Context['db'],
  { user, time, change }: { user: Hex; time: number; change: (before: UserRow) => Partial<UserRow> },
): Promise<void> {
  const id = indexId(user);
  const found = await db.find(profileUser, { id });
  if (!found) throw new MissingRowError('profileUser', id);
  // The store changes the row that it gave.
  const before = { ...found };
  const after = { ...before, ...change(before), updatedAt: time };
  await db.update(profileUser, { id }).set(after);
  await moveMember(db, { before, after, time });
}

/** Writes a new account, and counts it. Its number is the next one. */
export async function saveNewUser(db: Context['db'], made: Omit<UserRow, 'number'>): Promise<void> {
  const { totalUsers: number } = await saveSums(db, ({ totalUsers }) => ({ totalUsers: totalUsers + 1 }));
  const after = { ...made, number };
  await db.insert(profileUser).values(after);
  await moveMember(db, { before: undefined, after, time: made.createdAt });
}

async function saveSums(db: Context['db'], change: (before: SumRow) => Partial<SumRow>): Promise<SumRow> {
  const none = { ...zeroOf(sumsRow), id: '1' };
  const row = await db
    .insert(profileSum)
    .values({ ...none, ...change(none) })
    .onConflictDoUpdate(change);
  return { ...row };
}

/** Takes an account out of its team as it was, and counts it as it is: only while it is active. */
async function moveMember(
  db: Context['db'],
  { before, after, time }: { before: UserRow | undefined; after: UserRow; time: number },
): Promise<void> {
  for (const teamId of new Set([before?.teamId ?? after.teamId, after.teamId])) {
    const [was, is] = [memberOf(before, teamId), memberOf(after, teamId)];
    if (was.users === is.users && was.points === is.points) continue;
    await saveTeam(db, teamId, time, ({ totalUsers, userPoints }) => ({
      totalUsers: totalUsers + is.users - was.users,
      userPoints: userPoints + is.points - was.points,
    }));
  }
  const more = Number(after.isActive) - Number(before?.isActive ?? false);
  if (more !== 0) await saveSums(db, ({ activeUsers }) => ({ activeUsers: activeUsers + more }));
}

function memberOf(user: UserRow | undefined, teamId: string): { users: number; points: bigint } {
  return user?.isActive && user.teamId === teamId ? { users: 1, points: user.totalPoints } : { users: 0, points: 0n };
}
