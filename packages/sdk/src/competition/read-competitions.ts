import { competitionAbi as abi } from '@besc/contracts/abi/competition';
import { type CompetitionStatus, competitionStatusOf } from '@besc/domain/competition/competition-status';
import { type Tier, tiers } from '@besc/domain/competition/tiers';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { readClaim } from './read-claim';

/** What a tier of a team gets. */
export interface TierReward {
  /** Wei of MONEY. */
  readonly money: bigint;
  /** None where no campaign gives them. */
  readonly points: number;
}

/** A competition as the chain has it. Times are in seconds. */
export interface Competition {
  readonly id: number;
  readonly status: CompetitionStatus;
  readonly startTime: number;
  readonly endTime: number;
  readonly claimSeconds: number;
  /** Undefined before claims opened. */
  readonly claimingSince: number | undefined;
  /** When the result counts; undefined before there is one. */
  readonly countsFrom: number | undefined;
  readonly root: Hex | undefined;
  /** Registered accounts of teams 1 to 3. */
  readonly users: readonly number[];
  /** Teams in the order of the result; undefined before there is one. */
  readonly places: readonly number[] | undefined;
  readonly pairs: readonly Address[];
  /** By place, and within it by the tier's number. */
  readonly rewards: readonly (readonly TierReward[])[];
  /** The bunny for the Gold of each place; undefined for none. */
  readonly bunnyIds: readonly (number | undefined)[];
  /** Wei of MONEY that are there for prizes, and that its accounts can win at most. */
  readonly funded: bigint;
  readonly owed: bigint;
}

/** An account in a competition. */
export interface CompetitionAccount {
  /** Undefined when it does not take part. */
  readonly teamId: number | undefined;
  readonly hasClaimed: boolean;
  /** What was claimed for; undefined before. */
  readonly tier: Tier | undefined;
  /** The MONEY was paid, points or bunny could not be given. */
  readonly isOwed: boolean;
}

interface At {
  readonly reader: BatchReader;
  readonly contract: Address;
}

/** How many competitions there are. Rejects with ReadError. */
export async function readCompetitionCount({ reader, contract }: At): Promise<number> {
  return Number(await reader.read({ address: contract, abi, functionName: 'numberCompetitions' }));
}

/** Competitions by their ids, in their order; undefined for one that could not be read, which stops none of the others. */
export async function readCompetitions(
  options: At & { readonly ids: readonly number[] },
): Promise<readonly (Competition | undefined)[]> {
  return await Promise.all(options.ids.map((id) => orNothing(readCompetition(options, id))));
}

async function readCompetition({ reader, contract: address }: At, id: number): Promise<Competition> {
  const of = { address, abi, args: [BigInt(id)] } as const;
  const [told, teams, owed] = await Promise.all([
    reader.read({ ...of, functionName: 'competitions' }),
    reader.read({ ...of, functionName: 'viewRewardTeams' }),
    reader.read({ ...of, functionName: 'owedOf' }),
  ]);
  const hasResult = BigInt(told.resultRoot) !== 0n;
  const numbers = (list: readonly bigint[]) => list.map(Number);
  return {
    id,
    status: competitionStatusOf(told.status),
    startTime: Number(told.startTime),
    endTime: Number(told.endTime),
    claimSeconds: Number(told.claimSeconds),
    claimingSince: told.claimingSince === 0n ? undefined : Number(told.claimingSince),
    countsFrom: hasResult ? Number(told.countsFrom) : undefined,
    root: hasResult ? told.resultRoot : undefined,
    users: [...told.users],
    places: hasResult ? [...told.places] : undefined,
    pairs: told.pairs.map(checksumAddress),
    // The contract tells them by team.
    rewards: told.places.map((teamId) => {
      const team = teams[teamId - 1];
      const [points, ids] = [numbers(team?.pointUsers ?? []), numbers(team?.userCampaignId ?? [])];
      return (team?.cakeRewards ?? []).map((money, tier) => {
        return { money, points: ids[tier] === 0 ? 0 : (points[tier] ?? 0) };
      });
    }),
    bunnyIds: told.bunnyIds.map((kind) => (kind === 0 ? undefined : kind)),
    funded: told.funded,
    owed,
  };
}

/** An account in competitions, in their order; undefined where it could not be read. */
export async function readCompetitionAccounts(
  options: At & { readonly ids: readonly number[]; readonly account: Address },
): Promise<readonly (CompetitionAccount | undefined)[]> {
  const { reader, contract: address, ids, account } = options;
  return await Promise.all(
    ids.map(async (id) => {
      const of = { address, abi, args: [BigInt(id), account] } as const;
      const answers = await orNothing(
        Promise.all([
          reader.read({ ...of, functionName: 'userTradingStats' }),
          readClaim({ reader, contract: address, id, account, tier: 'teal', proof: [] }),
        ]),
      );
      if (answers === undefined) return undefined;
      const [[rewardGroup, teamId, hasRegistered, hasClaimed], { canClaim }] = answers;
      return {
        teamId: hasRegistered ? Number(teamId) : undefined,
        hasClaimed,
        tier: hasClaimed ? tiers[Number(rewardGroup)] : undefined,
        isOwed: hasClaimed && canClaim,
      };
    }),
  );
}
