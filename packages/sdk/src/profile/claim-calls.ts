import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { claimMeaning, giftMeaning, pointsMeaning } from './profile-meaning';

/** Takes points and bunny of a campaign, or what is missing of them. `proof`: of a root of history, else nothing. */
export function claimCampaignCall(claims: Address, campaignId: number, proof: readonly Hex[]): ContractCall {
  const args = [BigInt(campaignId), [...proof]] as const;
  return contractCall({ ...claimMeaning, address: claims, functionName: 'mintNFT', args });
}

/** Takes the gift of the first users. */
export function takeGiftCall(gift: Address): ContractCall {
  return contractCall({ ...giftMeaning, address: gift, functionName: 'getMoneyBack', args: [] });
}

/** Takes the points of a sale. */
export function claimPointsCall(pointCenter: Address, sale: Address): ContractCall {
  return contractCall({ ...pointsMeaning, address: pointCenter, functionName: 'getPoints', args: [sale] });
}
