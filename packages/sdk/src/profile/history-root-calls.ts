import { historyRootsAbi as abi } from '@besc/contracts/abi/history-roots';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Publishes the root of the accounts that have earned a campaign by a block. Its operator or its owner sends it. */
export function publishRootCall(
  history: Address,
  root: {
    readonly campaign: { readonly id: number; readonly key: string };
    readonly root: Hex;
    readonly untilBlock: number;
    /** Of the list, and how long it is. */
    readonly inputHash: Hex;
    readonly count: number;
  },
): ContractCall {
  const { campaign, untilBlock, inputHash, count } = root;
  // The list is the index's: its name there, the last block that counts, and how many accounts it has.
  const uri = `index:earned/${campaign.key}?until=${untilBlock}&count=${count}`;
  const args = [BigInt(campaign.id), root.root, BigInt(untilBlock), inputHash, uri] as const;
  return contractCall({ address: history, abi, functionName: 'publishRoot', args });
}
