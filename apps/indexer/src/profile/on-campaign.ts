import type { IndexingFunctionArgs } from 'ponder:registry';
import { campaign, campaignClaim } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

export async function onCampaign({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'CampaignClaims:CampaignAdd'>): Promise<void> {
  const { campaignId, campaign: terms } = args;
  await db.insert(campaign).values({
    id: String(campaignId),
    campaignId,
    numberPoints: terms.numberPoints,
    endBlock: terms.endBlock,
    bunnyId: terms.givesBunny ? BigInt(terms.bunnyId) : null,
    teamId: BigInt(terms.teamId),
    thresholdPoints: terms.thresholdPoints,
    thresholdTimestamp: terms.thresholdTimestamp,
    thresholdRound: terms.thresholdRound,
    eligibility: indexId(terms.eligibility),
    claims: 0,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
}

/** An account has earned a campaign and keeps it. */
export async function onClaim({
  event: { args, block, transaction },
  context: { db },
}: IndexingFunctionArgs<'CampaignClaims:CampaignClaim'>): Promise<void> {
  const { campaignId } = args;
  const account = indexId(args.account);
  await db.insert(campaignClaim).values({
    id: `${campaignId}-${account}`,
    campaignId,
    account,
    tokenId: null,
    hash: transaction.hash,
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
  await db.update(campaign, { id: String(campaignId) }).set(({ claims }) => ({ claims: claims + 1 }));
}

/** Its bunny came, with the claim or later. */
export async function onBunny({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'CampaignClaims:CampaignBunny'>): Promise<void> {
  const { campaignId, account, tokenId } = args;
  await db.update(campaignClaim, { id: `${campaignId}-${indexId(account)}` }).set({ tokenId });
}
