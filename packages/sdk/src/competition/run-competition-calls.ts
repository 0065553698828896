import { competitionAbi as abi } from '@besc/contracts/abi/competition';
import { type CompetitionStatus, competitionStatuses } from '@besc/domain/competition/competition-status';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

type Five = readonly [bigint, bigint, bigint, bigint, bigint];

/** What a team gets, by tier. */
export interface TeamRewards {
  readonly userCampaignId: Five;
  readonly cakeRewards: Five;
  readonly pointUsers: Five;
}

/** Makes a competition; its owner sends it. Times are in seconds, rewards and bunnies by the place of a team. */
export function addCompetitionCall(
  address: Address,
  terms: {
    readonly startTime: number;
    readonly endTime: number;
    readonly claimSeconds: number;
    readonly pairs: readonly [Address, Address, Address, Address];
    readonly rewards: readonly [TeamRewards, TeamRewards, TeamRewards];
    readonly bunnyIds: readonly [number, number, number];
  },
): ContractCall {
  const { startTime, endTime, claimSeconds, ...rest } = terms;
  const times = { startTime: BigInt(startTime), endTime: BigInt(endTime), claimSeconds: BigInt(claimSeconds) };
  return contractCall({ address, abi, functionName: 'addCompetition', args: [{ ...times, ...rest }] });
}

/** Pays wei of MONEY in for prizes, which the contract was let take before. */
export function fundCall(address: Address, id: number, amount: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'fund', args: [BigInt(id), amount] });
}

/** Takes a competition to its next status. */
export function updateStatusCall(address: Address, id: number, next: CompetitionStatus): ContractCall {
  const args = [BigInt(id), competitionStatuses.indexOf(next)] as const;
  return contractCall({ address, abi, functionName: 'updateCompetitionStatus', args });
}

/** Publishes a result. Its operator or its owner sends it. */
export function publishResultCall(
  address: Address,
  result: {
    readonly id: number;
    readonly root: Hex;
    /** Teams in their order. */
    readonly places: readonly number[];
    readonly inputHash: Hex;
    /** How many accounts have a rank. */
    readonly count: number;
  },
): ContractCall {
  const { id, root, inputHash, count } = result;
  const [first = 0, second = 0, third = 0] = result.places;
  // The list is the index's: its name there, and how many accounts it has.
  const uri = `index:competition/${id}?count=${count}`;
  const args = [BigInt(id), root, [first, second, third], inputHash, uri] as const;
  return contractCall({ address, abi, functionName: 'publishResult', args });
}
