import { profileSumsShape, teamDayShape, teamShape } from '@besc/domain/profile/profile-rows';
import { type Row, zeroOf } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { fetchDays } from '../shared/fetch-stakes';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

const document = indexDocument('', {
  teams: rowsOf(`profileTeams(orderBy: "teamId", orderDirection: "asc", limit: ${indexLimits.pageRows})`, teamShape),
  sums: oneRow('profileSum(id: "1")', profileSumsShape),
});

/** All teams by their numbers, and how many profiles there are of them. Throws FetchError. */
export async function fetchTeams(
  request: IndexRequest,
): Promise<{ readonly teams: readonly Row<typeof teamShape>[]; readonly sums: Row<typeof profileSumsShape> }> {
  const { teams, sums } = await fetchIndex({ ...request, document });
  return { teams, sums: sums ?? zeroOf(profileSumsShape) };
}

/** A team as a day ended; `time` is its first second. */
export type TeamDay = Omit<Row<typeof teamDayShape>, 'date'> & { readonly time: number };

/** For each time (unix seconds) the newest day of a team that began by then, oldest first, each once. Throws FetchError. */
export async function fetchTeamDays({
  team,
  ...request
}: IndexRequest & { team: number; times: readonly number[] }): Promise<TeamDay[]> {
  const days = await fetchDays({ ...request, kind: 'profileTeam', owner: String(team), shape: teamDayShape });
  return days.map(({ date, ...day }) => ({ time: date, ...day }));
}
