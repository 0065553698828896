import { campaignClaimsAbi as abi } from '@besc/contracts/abi/campaign-claims';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** When a campaign ends. */
export interface CampaignEnd {
  /** The first block in which it cannot be claimed any more. */
  readonly block: bigint;
  /** In seconds, when what counts for it is over; undefined when it never is. */
  readonly time: number | undefined;
}

/** The ends of campaigns by id, without those that could not be read or that the claims do not have. Rejects with ReadError. */
export async function readCampaignEnds(options: {
  readonly reader: BatchReader;
  readonly claims: Address;
  readonly campaigns: readonly number[];
}): Promise<ReadonlyMap<number, CampaignEnd>> {
  const { reader, claims: address, campaigns } = options;
  const ends = new Map<number, CampaignEnd>();
  await Promise.all(
    campaigns.map(async (id) => {
      const call = { address, abi, functionName: 'campaigns', args: [BigInt(id)] } as const;
      const terms = await orNothing(reader.read(call));
      if (terms === undefined || terms.numberPoints === 0n) return;
      const time = terms.thresholdTimestamp === 0n ? undefined : Number(terms.thresholdTimestamp);
      ends.set(id, { block: terms.endBlock, time });
    }),
  );
  return ends;
}
