import { type Campaign, campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import type { CampaignEnd } from '@besc/sdk/profile/read-campaign-ends';
import type { CampaignClaim } from '@besc/sdk/profile/read-claims';
import type { HistoryRoot } from '@besc/wire/profile/fetch-history-roots';
import type { fetchReached } from '@besc/wire/profile/fetch-reached';

/**
 * A campaign as an account has it. `provable`: by the index it is in the list of a root; `to-check`: only the whole list tells
 * whether it is; `waiting`: earned, and no root has it yet; `open`: it can still be earned; `missed`: its time is over; `unread`: not
 * known.
 */
export interface Achievement {
  readonly campaign: Campaign;
  readonly state: 'earned' | 'claimable' | 'provable' | 'to-check' | 'waiting' | 'open' | 'missed' | 'unread';
}

/** What the index knows of an account and of roots. */
export interface HistoryStanding {
  /** When the account first reached something, by its kind. */
  readonly reached: Awaited<ReturnType<typeof fetchReached>>;
  /** The last root of a campaign that counts. */
  readonly roots: ReadonlyMap<number, HistoryRoot>;
  /** When it was asked, seconds. */
  readonly now: number;
}

/** How a campaign stands for an account by the chain; `sale`: the point centre gives it, and `isMissed` once that is over. */
export type StandingClaim = CampaignClaim & { readonly sale?: Address; readonly isMissed?: boolean };

/** What is known of the campaigns for an account; each part is undefined while it is not. */
interface KnownOfCampaigns {
  readonly claims: readonly StandingClaim[] | undefined;
  /** Campaigns that gave points, by the index. */
  readonly awarded: ReadonlySet<number> | undefined;
  readonly history?: HistoryStanding | undefined;
  readonly ends?: ReadonlyMap<number, CampaignEnd> | undefined;
  /** The chain's newest block. */
  readonly block?: bigint | undefined;
}

const order = ['earned', 'claimable', 'provable', 'to-check', 'waiting', 'open', 'unread', 'missed'];

/** All campaigns for an account: earned ones first, then what can be claimed, then the others, each in the order of the list. */
export function achievementsOf(known: KnownOfCampaigns): readonly Achievement[] {
  const claimOf = new Map(known.claims?.map((claim) => [claim.id, claim]));
  return campaigns
    .map((campaign) => ({ campaign, state: stateOf(campaign, claimOf.get(campaign.id), known) }))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function stateOf(campaign: Campaign, claim: StandingClaim | undefined, known: KnownOfCampaigns): Achievement['state'] {
  const isAwarded = known.awarded?.has(campaign.id);
  if (isAwarded || claim?.hasClaimed) return 'earned';
  if (claim?.canClaim) return 'claimable';
  if (isAwarded === undefined && claim?.hasClaimed === undefined) return 'unread';
  if (claim?.isMissed) return 'missed';
  const end = known.ends?.get(campaign.id);
  if (end !== undefined && known.block !== undefined && known.block >= end.block) return 'missed';
  return campaign.milestone === undefined ? 'open' : historyState(campaign, campaign.milestone, known);
}

/** Of a campaign that only history knows, not earned yet. */
function historyState(
  { id }: Campaign,
  { kind, most }: NonNullable<Campaign['milestone']>,
  { history, ends }: KnownOfCampaigns,
): Achievement['state'] {
  if (history === undefined || ends === undefined) return 'unread';
  const time = ends.get(id)?.time;
  const isOver = time !== undefined && history.now >= time;
  const first = history.reached.get(kind);
  if (first === undefined || (time !== undefined && first.timestamp >= time)) return isOver ? 'missed' : 'open';
  const root = history.roots.get(id);
  if (most !== undefined) return root !== undefined ? 'to-check' : isOver ? 'waiting' : 'open';
  return root !== undefined && root.untilBlock >= first.block ? 'provable' : 'waiting';
}
