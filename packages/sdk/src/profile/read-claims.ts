import { campaignClaimsAbi as abi } from '@besc/contracts/abi/campaign-claims';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** How a campaign stands for an account; undefined where it could not be read. */
export interface CampaignClaim {
  readonly id: number;
  /** Whether claiming it now gives something. */
  readonly canClaim: boolean | undefined;
  /** Whether the account has all of it. */
  readonly hasClaimed: boolean | undefined;
}

/** How campaigns stand that need no proof. One that cannot be read stops none of the others. Rejects with ReadError. */
export async function readClaims(options: {
  readonly reader: BatchReader;
  readonly claims: Address;
  readonly account: Address;
  readonly campaigns: readonly number[];
}): Promise<readonly CampaignClaim[]> {
  const { reader, claims: address, account, campaigns } = options;
  return await Promise.all(
    campaigns.map(async (id) => {
      const at = { address, abi } as const;
      const [canClaim, hasClaimed] = await Promise.all([
        orNothing(reader.read({ ...at, functionName: 'canClaim', args: [account, BigInt(id), []] })),
        orNothing(reader.read({ ...at, functionName: 'hasClaimed', args: [account, BigInt(id)] })),
      ]);
      return { id, canClaim, hasClaimed };
    }),
  );
}
