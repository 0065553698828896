import type { Context } from 'ponder:registry';
import { profileTeam } from 'ponder:schema';
import { MissingRowError } from '../shared/missing-row-error';
import { savePeriods } from '../shared/save-periods';
import { teamDays } from './profile-tables';

type TeamRow = typeof profileTeam.$inferSelect;

/** Changes a team, and its day as it is then. Throws MissingRowError. */
export async function saveTeam(
  db: Context['db'],
  id: string,
  time: number,
  change: (before: TeamRow) => Partial<TeamRow>,
): Promise<void> {
  if ((await db.find(profileTeam, { id })) === null) throw new MissingRowError('profileTeam', id);
  const row = await db.update(profileTeam, { id }).set(change);
  await saveTeamDay(db, row, time);
}

/** Writes a team as it is now into the day. */
export async function saveTeamDay(
  db: Context['db'],
  { id: owner, totalUsers, userPoints, totalPoints }: TeamRow,
  timestamp: number,
): Promise<void> {
  await savePeriods(db, teamDays, {
    owner,
    timestamp,
    lasts: { totalUsers, userPoints, totalPoints },
    sums: {},
  });
}
