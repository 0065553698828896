import { profileAbi } from '@besc/contracts/abi/profile';
import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { profileMeaning } from './profile-meaning';

/** Makes the account's profile for the price, with a picture that the contract then holds. */
export function createProfileCall(
  profile: Address,
  options: { readonly teamId: number; readonly picture: Item },
): ContractCall {
  const { collection, tokenId } = options.picture;
  const args = [BigInt(options.teamId), collection, tokenId] as const;
  return contractCall({ ...profileMeaning, address: profile, functionName: 'createProfile', args });
}

/** Takes another picture for the price, and gives the one of before back. */
export function updateProfileCall(profile: Address, { collection, tokenId }: Item): ContractCall {
  return contractCall({
    ...profileMeaning,
    address: profile,
    functionName: 'updateProfile',
    args: [collection, tokenId],
  });
}

/** Gives the picture back; points and team stay. */
export function pauseProfileCall(profile: Address): ContractCall {
  return contractCall({ ...profileMeaning, address: profile, functionName: 'pauseProfile', args: [] });
}

/** Makes a paused profile active for the price, with a picture. */
export function reactivateProfileCall(profile: Address, { collection, tokenId }: Item): ContractCall {
  return contractCall({
    ...profileMeaning,
    address: profile,
    functionName: 'reactivateProfile',
    args: [collection, tokenId],
  });
}

/** Moves a profile to another team; a holder of SPECIAL_ROLE alone. */
export function changeTeamCall(
  profile: Address,
  { account, teamId }: { readonly account: Address; readonly teamId: number },
): ContractCall {
  const args = [account, BigInt(teamId)] as const;
  return contractCall({ address: profile, abi: profileAbi, functionName: 'changeTeam', args });
}
