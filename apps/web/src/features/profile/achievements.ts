import { type Campaign, campaigns } from '@besc/domain/profile/campaigns';
import type { CampaignClaim } from '@besc/sdk/profile/read-claims';

/** A campaign as an account has it. `open`: it can still be earned; `unread`: the chain did not say. */
export interface Achievement {
  readonly campaign: Campaign;
  readonly state: 'earned' | 'claimable' | 'open' | 'unread';
}

/** All campaigns for an account: earned ones first, then what can be claimed, then the others, each in the order of the list. */
export function achievementsOf(read: {
  readonly claims: readonly CampaignClaim[] | undefined;
  /** Campaigns that gave points, by the index; undefined while that is not known. */
  readonly awarded: ReadonlySet<number> | undefined;
}): readonly Achievement[] {
  const claimOf = new Map(read.claims?.map((claim) => [claim.id, claim]));
  const all = campaigns.map((campaign) => {
    const claim = claimOf.get(campaign.id);
    return { campaign, state: stateOf(claim, read.awarded?.has(campaign.id)) };
  });
  const order = ['earned', 'claimable', 'open', 'unread'];
  return all.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function stateOf(claim: CampaignClaim | undefined, isAwarded: boolean | undefined): Achievement['state'] {
  if (isAwarded || claim?.hasClaimed) return 'earned';
  if (claim?.canClaim) return 'claimable';
  return isAwarded === undefined && claim?.hasClaimed === undefined ? 'unread' : 'open';
}
