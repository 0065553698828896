import { competitionAbi as abi } from '@besc/contracts/abi/competition';
import { type Tier, tiers } from '@besc/domain/competition/tiers';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { BatchReader } from '../shared/reads/batch-reader';

/** What a claim brings now, as the contract has it: of what was claimed before, what could not be given then. */
export interface CompetitionClaim {
  readonly canClaim: boolean;
  /** Wei of MONEY; all zero for a proof that does not hold. */
  readonly money: bigint;
  readonly points: number;
  readonly bunnyId: number | undefined;
}

/** Asks what a tier and its proof bring an account; after the first claim neither matters. Rejects with ReadError. */
export async function readClaim(options: {
  readonly reader: BatchReader;
  readonly contract: Address;
  readonly id: number;
  readonly account: Address;
  readonly tier: Tier;
  readonly proof: readonly Hex[];
}): Promise<CompetitionClaim> {
  const { reader, contract: address, id, account, tier, proof } = options;
  const args = [BigInt(id), account, BigInt(tiers.indexOf(tier)), [...proof]] as const;
  const told = await reader.read({ address, abi, functionName: 'claimInformation', args });
  return {
    canClaim: told.canClaim,
    money: told.hasClaimed ? 0n : told.cakeReward,
    points: told.hasPoints || told.campaignId === 0n ? 0 : Number(told.points),
    bunnyId: told.hasBunny || told.bunnyId === 0n ? undefined : Number(told.bunnyId),
  };
}
