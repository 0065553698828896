import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { pointCenterAbi } from '@besc/contracts/abi/point-center';
import { profileAbi } from '@besc/contracts/abi/profile';
import type { Chain } from '@besc/localnet/chain';
import type { Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { type RawLog, readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

export const profileTables = [
  ...['profileSum', 'profileTeam', 'profileTeamDayData', 'profileUser', 'profilePoint'],
  ...['campaign', 'campaignClaim', 'historyRoot', 'pointSale'],
] as const;

interface State {
  readonly teams: Map<string, { name: string; isJoinable: boolean; points: bigint }>;
  readonly users: Map<string, { row: Row; isActive: boolean; team: string }>;
  readonly awards: Map<string, { row: Row; user: string; given: bigint; taken: bigint }>;
}

/** The tables of profiles and campaigns from nothing but raw logs: sums are added up from members and awards as they stand. */
export async function expectedProfile(
  chain: Chain,
  at: { profile: Hex; claims: Hex; history: Hex; pointCenter: Hex },
): Promise<Tables> {
  const { teams, users, awards }: State = { teams: new Map(), users: new Map(), awards: new Map() };
  const days: Record<string, Row> = {};
  const pointsOf = (user: string) =>
    [...awards.values()].reduce((sum, award) => (award.user === user ? sum + award.given - award.taken : sum), 0n);
  const figures = (id: string) => {
    const members = [...users].filter(([, { team, isActive }]) => isActive && team === id);
    const userPoints = members.reduce((sum, [user]) => sum + pointsOf(user), 0n);
    return { totalUsers: members.length, userPoints: String(userPoints), totalPoints: String(teams.get(id)?.points) };
  };
  const before = new Map<string, string>();
  const noteDays = (time: number) => {
    for (const id of teams.keys()) {
      const now = figures(id);
      if (before.get(id) === JSON.stringify(now)) continue;
      before.set(id, JSON.stringify(now));
      const dayIndex = Math.floor(time / 86_400);
      days[`${id}-${dayIndex}`] = {
        id: `${id}-${dayIndex}`,
        dayIndex,
        date: dayIndex * 86_400,
        profileTeamId: id,
        ...now,
      };
    }
  };
  for (const log of await readLogs(chain, [at.profile])) {
    const { event, ...told } = argsOf(log, profileAbi);
    const user = lower(told.user);
    const teamId = String(told.teamId);
    const known = users.get(user);
    const team = teams.get(teamId);
    const award = awards.get(`${user}-${told.campaignId}`);
    const number = BigInt(String(told.numberPoints ?? 0));
    const picture = { collection: lower(told.nftAddress), tokenId: String(told.tokenId) };
    if (event === 'TeamAdd') teams.set(teamId, { name: plain(told.name), isJoinable: true, points: 0n });
    if (event === 'TeamRename' && team) team.name = plain(told.name);
    if (event === 'TeamJoinable' && team) team.isJoinable = Boolean(told.isJoinable);
    if (event === 'TeamPointIncrease' && team) team.points += number;
    if (event === 'TeamPointDecrease' && team) team.points -= number;
    if (event === 'UserNew') {
      const row = { id: user, number: users.size + 1, createdAt: log.time, block: log.block, ...picture };
      users.set(user, { row, isActive: true, team: teamId });
    }
    if (event === 'UserPause' && known) {
      known.isActive = false;
      Object.assign(known.row, { collection: null, tokenId: null });
    }
    if ((event === 'UserReactivate' || event === 'UserUpdate') && known) {
      known.isActive = true;
      Object.assign(known.row, picture);
    }
    if (event === 'UserChangeTeam' && known) known.team = String(told.newTeamId);
    if (event === 'UserPointIncrease') {
      const place = { hash: log.hash, block: log.block, timestamp: log.time, updatedAt: log.time };
      const row = { id: `${user}-${told.campaignId}`, userId: user, campaignId: String(told.campaignId), ...place };
      awards.set(row.id, { row, user, given: number, taken: 0n });
    }
    if (event === 'UserPointDecrease' && award) {
      award.taken += number;
      award.row.updatedAt = log.time;
    }
    const touched = users.get(user);
    if (event?.startsWith('User') && touched) touched.row.updatedAt = log.time;
    noteDays(log.time);
  }
  const userRows = [...users].map(([id, { row, isActive, team: teamId }]) => {
    return { ...row, isActive, teamId, totalPoints: String(pointsOf(id)) };
  });
  const active = [...users.values()].filter(({ isActive }) => isActive).length;
  return {
    profileSum: users.size === 0 ? {} : byId([{ id: '1', totalUsers: users.size, activeUsers: active }]),
    profileTeam: byId(
      [...teams].map(([id, { name, isJoinable }]) => ({ id, teamId: Number(id), name, isJoinable, ...figures(id) })),
    ),
    profileTeamDayData: days,
    profileUser: byId(userRows),
    profilePoint: byId(
      [...awards.values()].map(({ row, given, taken }) => {
        return { ...row, points: String(given - taken), removed: String(taken) };
      }),
    ),
    ...expectedClaims(await readLogs(chain, [at.claims])),
    historyRoot: expectedRoots(await readLogs(chain, [at.history])),
    pointSale: expectedSales(await readLogs(chain, [at.pointCenter])),
  };
}

function expectedSales(logs: readonly RawLog[]) {
  const told = logs.map((log): Row => ({ ...log, ...argsOf(log, pointCenterAbi) }));
  return byId(
    told
      .filter(({ event }) => event === 'IFOAdd')
      .map(({ ifo, campaignId, numberPoints, threshold, block, time: timestamp }) => ({
        id: lower(ifo),
        sale: lower(ifo),
        campaignId: String(campaignId),
        numberPoints: String(numberPoints),
        threshold: String(threshold),
        block,
        timestamp,
      })),
  );
}

function expectedClaims(logs: readonly RawLog[]): Tables {
  const told = logs.map((log): Row => ({ ...log, ...argsOf(log, campaignClaimsAbi) }));
  const claims = told.filter(({ event }) => event === 'CampaignClaim');
  const bunnies = told.filter(({ event }) => event === 'CampaignBunny');
  const added = told.filter(({ event }) => event === 'CampaignAdd');
  return {
    campaign: byId(
      added.map(({ campaignId, campaign, block, time: timestamp }) => {
        const { givesBunny, bunnyId, ...terms } = campaign as Row;
        const own = claims.filter((claim) => claim.campaignId === campaignId).length;
        const numbers = [
          'numberPoints',
          'endBlock',
          'teamId',
          'thresholdPoints',
          'thresholdTimestamp',
          'thresholdRound',
        ];
        const texts = Object.fromEntries(numbers.map((name) => [name, String(terms[name])]));
        const bunny = { bunnyId: givesBunny ? String(bunnyId) : null, eligibility: lower(terms.eligibility) };
        return {
          id: String(campaignId),
          campaignId: String(campaignId),
          ...texts,
          ...bunny,
          claims: own,
          block,
          timestamp,
        };
      }),
    ),
    campaignClaim: byId(
      claims.map(({ campaignId, account, hash, block, time: timestamp }) => {
        const bunny = bunnies.find((one) => one.campaignId === campaignId && one.account === account);
        const id = `${campaignId}-${lower(account)}`;
        const tokenId = bunny ? String(bunny.tokenId) : null;
        return { id, campaignId: String(campaignId), account: lower(account), tokenId, hash, block, timestamp };
      }),
    ),
  };
}

function expectedRoots(logs: readonly RawLog[]): Record<string, Row> {
  const roots: Record<string, Row> = {};
  for (const log of logs) {
    const { event, ...told } = argsOf(log, historyRootsAbi);
    const id = `${told.campaignId}-${told.root}`;
    if (event === 'RootStrike') roots[id] = { ...roots[id], isStruck: true };
    if (event !== 'RootPublish') continue;
    const { root, inputHash } = told;
    const uri = String(told.uri).length > 200 ? '' : told.uri;
    const counted = { untilBlock: Number(told.untilBlock), countsFrom: Number(told.countsFrom), isStruck: false };
    const place = { hash: log.hash, block: log.block, timestamp: log.time };
    roots[id] = { id, campaignId: String(told.campaignId), root, inputHash, uri, ...counted, ...place };
  }
  return roots;
}

const plain = (text: unknown) => String(text).replaceAll('\u0000', '');
const lower = (address: unknown) => String(address).toLowerCase();
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
