import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { placeAmong } from '@besc/domain/profile/place-among';
import { computePoints, computeTeam } from '@besc/sdk/profile/compute-points';
import { fetchProfilesOf, fetchRanks } from '@besc/wire/profile/fetch-profiles';
import { fetchTeams } from '@besc/wire/profile/fetch-teams';
import type { Settings } from '@besc/wire/settings/settings';
import type { MakeFigure } from '../../blocks/check/figure';
import { formulas } from '../../blocks/check/formulas';
import type { AccountHistory } from '../../blocks/feature/account-history';

const events = ['UserNew', 'UserPointIncrease', 'UserPointDecrease', 'UserPause', 'UserReactivate', 'UserUpdate'];
const parts = [
  { name: { text: 'Points' }, unit: 'count' },
  { name: { text: 'Rank' }, unit: 'count' },
] as const;

/** An account's points, and its place by them. */
export const pointHistory: AccountHistory = (settings, account) => {
  if (contractIfAny(settings, 'profile', 'profile') === undefined) return [];
  const place = profilesOf(settings);
  return [
    {
      name: { text: 'Profile' },
      formula: formulas.replayed,
      sources: [{ contract: place.address, events }],
      parts,
      told: async (request) => {
        const profile = (await fetchProfilesOf({ ...request, accounts: [account] })).get(account);
        const ranks = profile?.isActive ? await fetchRanks({ ...request, profile }) : undefined;
        return [profile?.totalPoints ?? 0n, ranks && BigInt(ranks.all)];
      },
      compute: (chain) => computePoints(chain, { ...place, account }),
    },
  ];
};

/** A team's points with those of its members, and its rank. */
export const teamFigure =
  (team: number): MakeFigure =>
  (settings) => {
    const place = profilesOf(settings);
    return {
      name: { text: 'Points' },
      formula: formulas.replayed,
      sources: [
        {
          contract: place.address,
          events: ['TeamAdd', 'TeamPointIncrease', 'TeamPointDecrease', 'UserChangeTeam', ...events],
        },
      ],
      parts,
      told: async (request) => {
        const { teams } = await fetchTeams(request);
        const points = new Map(teams.map((row) => [row.teamId, row.totalPoints + row.userPoints]));
        const own = points.get(team);
        return [own, own === undefined ? undefined : BigInt(placeAmong(own, [...points.values()]))];
      },
      compute: (chain) => computeTeam(chain, { ...place, team }),
    };
  };

function profilesOf(settings: Settings) {
  const { address, startBlock } = contractOf(settings, 'profile', 'profile');
  return { address, fromBlock: BigInt(startBlock) };
}
