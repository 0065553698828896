import { campaigns } from '@besc/domain/profile/campaigns';
import { fetchEarned } from '@besc/wire/profile/fetch-earned';
import { fetchHistoryRoots } from '@besc/wire/profile/fetch-history-roots';
import { fetchPointSales } from '@besc/wire/profile/fetch-point-sales';
import { fetchProfilesOf, fetchRanks } from '@besc/wire/profile/fetch-profiles';
import { fetchReached } from '@besc/wire/profile/fetch-reached';
import { fetchTeamMembers } from '@besc/wire/profile/fetch-team-members';
import { fetchTeamDays, fetchTeams } from '@besc/wire/profile/fetch-teams';
import { fetchClaims, fetchUserPoints } from '@besc/wire/profile/fetch-user-points';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { numberToHex } from 'viem';
import { type AskedDocuments, each, nowSeconds } from '../support/asked-documents';

const { pageRows: first } = indexLimits;
const campaignIds = campaigns.map(({ id }) => id);
const times = Array.from({ length: indexLimits.lookups }, (_, count) => nowSeconds - count * 3600);
const accounts = Array.from({ length: first }, (_, count) => checksumAddress(numberToHex(count + 1, { size: 20 })));

/** Of one account, and of roots, rows are read in `people.test.ts`. */
export const asked: AskedDocuments = {
  fetchEarned: async ({ url }) => {
    const untilBlock = (await fetchIndexHealth({ url })).indexedBlock ?? 0;
    const read = async (campaign: string) => (await fetchEarned({ url, campaign, untilBlock }))?.rows;
    return await each(['first-swap', 'first-liquidity', 'early-vault-user'], read);
  },
  fetchTeams: async ({ url }) => (await fetchTeams({ url })).teams,
  fetchTeamDays: ({ url }) => fetchTeamDays({ url, team: 1, times }),
  fetchTeamMembers: ({ url }) =>
    each([undefined, 1], async (team) => (await fetchTeamMembers({ url, team, first })).members),
  fetchProfilesOf: async ({ url }) => {
    const [member] = (await fetchTeamMembers({ url, first: 1 })).members;
    return await fetchProfilesOf({ url, accounts: [...(member ? [member.id] : []), ...accounts] });
  },
  fetchRanks: async ({ url }) => [await fetchRanks({ url, profile: { teamId: '1', totalPoints: 0n } })],
  fetchUserPoints: async ({ url, person }) => (await fetchUserPoints({ url, account: person })).length,
  fetchClaims: async ({ url, person }) => (await fetchClaims({ url, account: person })).length,
  fetchHistoryRoots: async ({ url }) => [...(await fetchHistoryRoots({ url, campaignIds }))],
  fetchPointSales: ({ url }) => fetchPointSales({ url }),
  fetchReached: async ({ url, person }) => [...(await fetchReached({ url, account: person }))],
};
