import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import type { Campaign } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Item } from '@besc/domain/shared/item';
import { approveItemCall, mintStarterCall } from '@besc/sdk/nfts/nft-calls';
import { readItemApproval } from '@besc/sdk/nfts/read-item-approval';
import { claimCampaignCall, claimPointsCall, takeGiftCall } from '@besc/sdk/profile/claim-calls';
import {
  createProfileCall,
  pauseProfileCall,
  reactivateProfileCall,
  updateProfileCall,
} from '@besc/sdk/profile/profile-calls';
import type { Team } from '@besc/sdk/profile/read-teams';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { faceKey } from '../../blocks/name-service/face-query';
import type { Approval } from '../../blocks/transactions/approvals/approve-step';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import { campaignText } from './campaign-text';
import { awardsKey } from './profile.queries';
import type { ProfilePlace } from './profile-place';

const refresh = [faceKey];

/** What can have changed between the screen and the chain: the item was sold or burned, the profile changed in another tab. */
const gone = { text: 'this collectible is no longer in your wallet' };
const refusals = {
  ERC721InvalidApprover: gone,
  ERC721IncorrectOwner: gone,
  ERC721NonexistentToken: gone,
  PictureNotReceived: { text: 'the collection did not hand over this collectible' },
  NotCollection: { text: 'this collection may not be a profile picture' },
  NotActive: { text: 'the profile is paused' },
  AlreadyActive: { text: 'the profile is active already' },
  AlreadyRegistered: { text: 'this wallet has a profile' },
  TeamNotJoinable: { text: 'this team takes no new members now' },
  AlreadyClaimed: { text: 'this wallet has had its starter' },
} as const;

/** What is paid in MONEY, and how it is approved where it has to be. */
export interface Payment {
  readonly amount: bigint;
  readonly allowance: Approval['allowance'];
}

function payment({ money }: ProfilePlace, spender: ProfilePlace['profile'], { amount, allowance }: Payment) {
  return approveSteps({ token: money, spender, amount, allowance });
}

/** Buys the starter of a kind. */
export function starterAction(place: ProfilePlace, kind: number, paid: Payment): Action {
  const name = bunnyKinds[kind]?.name ?? String(kind);
  const step = stepOf({
    calls: () => [mintStarterCall(place.starters, kind)],
    summary: { text: 'Get the starter %name%', values: { name } },
    refusals,
    toast: {
      title: { text: 'Success!' },
      description: { text: '%name% is in your wallet.', values: { name } },
      failure: { text: 'Unable to claim NFT, please try again.' },
    },
  });
  return actionOf([...payment(place, place.starters, paid), step]);
}

/** Lets the profile take one item; nothing when it may already. */
function approveItemStep({ profile }: ProfilePlace, { collection, tokenId }: Item): Step {
  return stepOf({
    calls: () => [approveItemCall({ collection, tokenId, spender: profile })],
    summary: { text: 'Approve item #%tokenId%', values: { tokenId: String(tokenId) } },
    isPrelude: true,
    refusals,
    isNeeded: async ({ reader }) =>
      (await readItemApproval({ reader, collection, tokenId, spender: profile })) === 'none',
  });
}

/** Makes the profile: pays, and gives the picture to the contract. */
export function createAction(
  place: ProfilePlace,
  options: { readonly team: Team; readonly picture: Item; readonly paid: Payment },
): Action {
  const { team, picture, paid } = options;
  const step = stepOf({
    calls: () => [createProfileCall(place.profile, { teamId: team.id, picture })],
    summary: { text: 'Create a profile in team %team%', values: { team: team.name } },
    refusals,
    toast: { title: { text: 'Profile created!' }, description: { text: 'Sign your name to finish.' } },
  });
  return actionOf([...payment(place, place.profile, paid), approveItemStep(place, picture), step], { refresh });
}

/** Takes another picture, or makes a paused profile active again; both pay and give the picture to the contract. */
export function pictureAction(
  place: ProfilePlace,
  options: { readonly picture: Item; readonly paid: Payment; readonly isPaused: boolean },
): Action {
  const { picture, paid, isPaused } = options;
  const values = { tokenId: String(picture.tokenId) };
  const step = isPaused
    ? stepOf({
        calls: () => [reactivateProfileCall(place.profile, picture)],
        summary: { text: 'Reactivate the profile with item #%tokenId%', values },
        refusals,
        toast: {
          title: { text: 'Profile reactivated!' },
          description: { text: 'Your points and your team are back.' },
        },
      })
    : stepOf({
        calls: () => [updateProfileCall(place.profile, picture)],
        summary: { text: 'Change the picture to item #%tokenId%', values },
        refusals,
        toast: { title: { text: 'Picture changed!' }, description: { text: 'The picture before is in your wallet.' } },
      });
  return actionOf([...payment(place, place.profile, paid), approveItemStep(place, picture), step], { refresh });
}

/** Takes points and bunny of a campaign. */
export function claimAction(claims: Address, campaign: Campaign, proof: readonly Hex[] = []): Action {
  return takingAction(claimCampaignCall(claims, campaign.id, proof), campaign);
}

function takingAction(call: ContractCall, campaign: Campaign): Action {
  const { title } = campaignText(campaign);
  const step = stepOf({
    calls: () => [call],
    summary: { text: 'Claim the achievement %title%', parts: { title } },
    toast: {
      title: { text: 'Successfully claimed!' },
      description: { text: 'Your points and your medal stand in your profile.' },
      failure: { text: 'Unable to claim NFT, please try again.' },
    },
  });
  return actionOf(step, { refresh: [awardsKey] });
}

/** Takes the points of a sale. */
export function pointsAction(pointCenter: Address, sale: Address, campaign: Campaign): Action {
  return takingAction(claimPointsCall(pointCenter, sale), campaign);
}

/** Takes the gift of day one. */
export function giftAction(gift: Address): Action {
  const step = stepOf({
    calls: () => [takeGiftCall(gift)],
    summary: { text: 'Claim the gift of day one' },
    toast: { title: { text: 'Successfully claimed!' }, description: { text: 'The refund is in your wallet.' } },
  });
  return actionOf(step);
}

/** Takes the picture back. */
export function pauseAction({ profile }: ProfilePlace): Action {
  const step = stepOf({
    calls: () => [pauseProfileCall(profile)],
    summary: { text: 'Pause the profile' },
    refusals,
    toast: { title: { text: 'Profile paused!' }, description: { text: 'Your picture is back in your wallet.' } },
  });
  return actionOf(step, { refresh });
}
