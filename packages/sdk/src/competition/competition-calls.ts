import { type Tier, tiers } from '@besc/domain/competition/tiers';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { competitionMeaning } from './competition-meaning';

/** Takes part in a competition, for the team of the sender's profile. */
export function registerCall(competition: Address, id: number): ContractCall {
  return contractCall({ ...competitionMeaning, address: competition, functionName: 'register', args: [BigInt(id)] });
}

/** Takes the prize of a tier, which the proof shows; of what was claimed before, what could not be given then. */
export function claimRewardCall(
  competition: Address,
  claim: { readonly id: number; readonly tier: Tier; readonly proof: readonly Hex[] },
): ContractCall {
  const { id, tier, proof } = claim;
  const args = [BigInt(id), BigInt(tiers.indexOf(tier)), [...proof]] as const;
  return contractCall({ ...competitionMeaning, address: competition, functionName: 'claimReward', args });
}
