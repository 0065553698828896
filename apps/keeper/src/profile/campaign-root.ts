import { setImmediate } from 'node:timers/promises';
import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Campaign } from '@besc/domain/profile/campaigns';
import { type HistoryTree, historyTreeSteps } from '@besc/domain/profile/history-tree';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { publishRootCall } from '@besc/sdk/profile/history-root-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { fetchEarnedList } from '@besc/wire/profile/fetch-earned-list';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';

/**
 * What is to be done for a campaign. `not-asked`: the claims ask another contract; `ended`: it is not claimed any more;
 * `undecided`: who has most is known at its end; `empty`: no account has earned it; `published`: its root is there.
 */
export type CampaignRoot =
  | { readonly kind: 'not-asked' | 'ended' | 'undecided' | 'empty' | 'published' }
  | { readonly kind: 'due'; readonly call: ContractCall; readonly root: Hex; readonly count: number };

/** The index is of another chain, or has not seen a reorganisation yet: its list is not published. */
export class OtherBlockError extends Error {
  readonly code = 'OTHER_BLOCK';
}

type EarnedRoot = Pick<HistoryTree, 'root' | 'count' | 'inputHash'>;

/** Where lists of accounts are asked for, and the last block that they count. */
export interface RootPlace {
  readonly chain: Pick<KeeperChain, 'client' | 'deployment'>;
  readonly indexUrl: string;
  readonly untilBlock: number;
  /** What was computed by campaign and block hash, so that the index is not asked again. */
  readonly computed: Map<string, EarnedRoot>;
}

/** Computes the root of a campaign and looks whether it is to be published, which the chain alone decides. */
export async function campaignRoot(place: RootPlace, campaign: Campaign): Promise<CampaignRoot> {
  const { chain, untilBlock } = place;
  const { client, deployment } = chain;
  const history = addressOf(deployment, 'profile', 'history');
  const id = BigInt(campaign.id);
  const roots = { address: history, abi: historyRootsAbi, blockTag: 'pending' } as const;
  const claims = { address: addressOf(deployment, 'profile', 'claims'), abi: campaignClaimsAbi } as const;
  const [terms, lastBlock, block] = await Promise.all([
    client.readContract({ ...claims, functionName: 'campaigns', args: [id] }),
    client.readContract({ ...roots, functionName: 'lastBlock', args: [id] }),
    client.getBlock({ blockNumber: BigInt(untilBlock) }),
  ]);
  if (checksumAddress(terms.eligibility) !== history) return { kind: 'not-asked' };
  if (terms.endBlock <= BigInt(untilBlock)) return { kind: 'ended' };
  const end = terms.thresholdTimestamp === 0n ? undefined : Number(terms.thresholdTimestamp);
  if (campaign.milestone?.most !== undefined && (end === undefined || block.timestamp < end)) {
    return { kind: 'undecided' };
  }
  if (lastBlock >= BigInt(untilBlock)) return { kind: 'published' };
  const name = `${campaign.key} ${block.hash}`;
  const known = place.computed.get(name);
  const earned = known ?? (await earnedRoot(place, { campaign, before: end, blockHash: block.hash }));
  place.computed.set(name, earned);
  const { root, count, inputHash } = earned;
  if (root === undefined) return { kind: 'empty' };
  if ((await client.readContract({ ...roots, functionName: 'countsFrom', args: [id, root] })) !== 0n) {
    return { kind: 'published' };
  }
  const call = publishRootCall(history, { campaign, root, untilBlock, inputHash, count });
  return { kind: 'due', call, root, count };
}

/** The root of who has earned a campaign. Throws OtherBlockError when the index's last block is not the chain's, before or after. */
async function earnedRoot(
  { chain, indexUrl, untilBlock }: RootPlace,
  asked: { readonly campaign: Campaign; readonly before: number | undefined; readonly blockHash: Hex },
): Promise<EarnedRoot> {
  const { campaign, before, blockHash } = asked;
  const list = await fetchEarnedList({ url: indexUrl, campaign: campaign.key, untilBlock, before, timeoutMs: 20_000 });
  if (list === undefined) throw new RangeError(`the index cannot tell of ${campaign.key}`);
  const { root, count, inputHash } = await treeOf(campaign.id, list.accounts);
  const after = await chain.client.getBlock({ blockNumber: BigInt(untilBlock) });
  for (const hash of [blockHash, after.hash]) {
    if (hash !== list.blockHash) throw new OtherBlockError(`block ${untilBlock} of the index is not that of the chain`);
  }
  return { root, count, inputHash };
}

/** Other tasks have times to keep: they run between the steps. */
async function treeOf(campaignId: number, accounts: readonly Address[]): Promise<HistoryTree> {
  const steps = historyTreeSteps(campaignId, accounts);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await setImmediate();
  }
}
