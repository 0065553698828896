import { profileSumsShape, teamDayShape, teamShape } from '@besc/domain/profile/profile-rows';
import { type Row, zeroOf } from '@besc/domain/shared/row-shape';
import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { fetchStakeDays } from '../shared/fetch-stakes';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';
import { rowSchema } from '../shared/row-schema';

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

const days = {
  fields: Object.keys(teamDayShape),
  row: z.pipe(
    rowSchema(teamDayShape),
    z.transform(({ date, ...day }: Row<typeof teamDayShape>): TeamDay => ({ time: date, ...day })),
  ),
};

/** For each time (unix seconds) the newest day of a team that began by then, oldest first, each once. Throws FetchError. */
export function fetchTeamDays({
  team,
  ...request
}: IndexRequest & { team: number; times: readonly number[] }): Promise<TeamDay[]> {
  return fetchStakeDays({ ...request, kind: 'profileTeam', owner: String(team), rows: days });
}
