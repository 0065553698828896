import type { Campaign } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { HistoryRoot } from '@besc/wire/profile/fetch-history-roots';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { hasFailed } from '../../lib/has-failed';
import { endsQuery, historyQuery, rootClaimQuery, treeQuery } from './history.queries';
import type { ProfilePlace } from './profile-place';
import { type RootVerdict, rootVerdict } from './root-check';

/** The root of a campaign, computed again here, and what it means for an account. */
export interface RootCheck {
  readonly root: HistoryRoot;
  /** How many accounts the list has; undefined until it is read. */
  readonly count: number | undefined;
  readonly verdict: RootVerdict;
  /** Of the account; undefined when it is not in the list, or the list is not read. */
  readonly proof: readonly Hex[] | undefined;
  /** Whether the chain takes the proof. */
  readonly canClaim: boolean | undefined;
}

/** Undefined while there is no root, or none is looked for. */
export function useRootCheck(
  place: ProfilePlace,
  campaign: Campaign | undefined,
  account: Address | undefined,
): RootCheck | undefined {
  const chain = useChain();
  const ends = useQuery(endsQuery(chain, place));
  const history = useQuery(historyQuery(chain, account));
  const root = campaign && ends.data ? history.data?.roots.get(campaign.id) : undefined;
  const end = campaign && ends.data?.get(campaign.id)?.time;
  const tree = useQuery(treeQuery(chain, campaign, { root, end }));
  const proof = account && tree.data?.proofOf(account);
  const campaignId = campaign?.id ?? 0;
  const claim = useQuery(rootClaimQuery(chain, place, { account, proof, campaignId, root }));
  if (root === undefined) return undefined;
  const failures = { hasTreeFailed: hasFailed(tree), hasChainFailed: hasFailed(claim) };
  const verdict = rootVerdict({ root, tree: tree.data, claim: claim.data, ...failures });
  return { root, count: tree.data?.count, verdict, proof, canClaim: claim.data?.canClaim };
}
