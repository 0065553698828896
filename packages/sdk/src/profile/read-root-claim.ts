import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { BatchReader } from '../shared/reads/batch-reader';

/** A root as the chain has it, and whether an account can claim by a proof. */
export interface RootClaim {
  /** In seconds; zero where the chain has no such root of the campaign. */
  readonly countsFrom: number;
  readonly canClaim: boolean;
}

/** Asks the chain about a root of history and a proof; without an account only about the root. Rejects with ReadError. */
export async function readRootClaim(options: {
  readonly reader: BatchReader;
  readonly history: Address;
  readonly claims: Address;
  readonly campaignId: number;
  readonly root: Hex;
  readonly account: Address | undefined;
  readonly proof: readonly Hex[] | undefined;
}): Promise<RootClaim> {
  const { reader, history, claims, account, root, proof } = options;
  const id = BigInt(options.campaignId);
  const [countsFrom, canClaim] = await Promise.all([
    reader.read({ address: history, abi: historyRootsAbi, functionName: 'countsFrom', args: [id, root] }),
    account !== undefined &&
      proof !== undefined &&
      reader.read({
        address: claims,
        abi: campaignClaimsAbi,
        functionName: 'canClaim',
        args: [account, id, [...proof]],
      }),
  ]);
  return { countsFrom: Number(countsFrom), canClaim };
}
