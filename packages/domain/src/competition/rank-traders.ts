import type { Address } from '../shared/address';
import { addressOrder } from '../shared/address-order';
import { type Tier, tierOf } from './tiers';

/** A registered account and what it traded, USD in 10^-18. */
export interface Trader {
  readonly account: Address;
  /** Of the registration; from 1. */
  readonly teamId: number;
  readonly volume: bigint;
}

export interface RankedTrader extends Trader {
  /** Among all, and within the team; from 1. */
  readonly rank: number;
  readonly teamRank: number;
  readonly tier: Tier;
}

/** A team and the sum of its first members. */
export interface RankedTeam {
  readonly teamId: number;
  readonly volume: bigint;
}

/** The result of a competition: accounts in their order, and teams. */
export interface CompetitionRanks {
  readonly traders: readonly RankedTrader[];
  readonly teams: readonly RankedTeam[];
}

/** Members of a team whose volume counts for it. */
export const countedMembers = 500;
const teamIds = [1, 2, 3];

/**
 * Ranks accounts by volume, of equal ones the smaller address first; one that traded nothing has no rank. A team's volume is that of
 * its first 500 members; of equal teams the smaller id is first.
 */
export function rankTraders(traders: readonly Trader[]): CompetitionRanks {
  const sorted = traders
    .filter(({ volume }) => volume > 0n)
    .toSorted((a, b) => compare(b.volume, a.volume) || addressOrder(a.account, b.account));
  const members = new Map(teamIds.map((teamId) => [teamId, 0]));
  const sums = new Map(teamIds.map((teamId) => [teamId, 0n]));
  const ranked = sorted.map((trader, index): RankedTrader => {
    const { teamId, volume } = trader;
    const teamRank = (members.get(teamId) ?? 0) + 1;
    members.set(teamId, teamRank);
    if (teamRank <= countedMembers) sums.set(teamId, (sums.get(teamId) ?? 0n) + volume);
    return { ...trader, rank: index + 1, teamRank, tier: tierOf(teamRank) };
  });
  const teams = [...sums]
    .map(([teamId, volume]) => ({ teamId, volume }))
    .sort((a, b) => compare(b.volume, a.volume) || a.teamId - b.teamId);
  return { traders: ranked, teams };
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
