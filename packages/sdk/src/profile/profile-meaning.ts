import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { dayOneGiftAbi } from '@besc/contracts/abi/day-one-gift';
import { pointCenterAbi } from '@besc/contracts/abi/point-center';
import { profileAbi } from '@besc/contracts/abi/profile';
import { meantContract } from '../shared/writes/call-meaning';

const picture = { nftAddress: ['Collection'], tokenId: ['Item'] } as const;

/** Profiles. What each costs is known to the contract alone. */
export const profileMeaning = meantContract(
  profileAbi,
  { slug: 'profile', name: 'profile' },
  {
    createProfile: ['Create profile', { teamId: ['Team'], ...picture }],
    updateProfile: ['Change picture', picture],
    reactivateProfile: ['Reactivate profile', picture],
    pauseProfile: ['Pause profile', {}],
  },
);

/** Achievements. */
export const claimMeaning = meantContract(
  campaignClaimsAbi,
  { slug: 'profile', name: 'claims' },
  { mintNFT: ['Claim an achievement', { campaignId: ['Campaign'], proof: ['Proof'] }] },
);

/** The gift of day one. */
export const giftMeaning = meantContract(
  dayOneGiftAbi,
  { slug: 'profile', name: 'gift' },
  { getMoneyBack: ['Take the gift', {}] },
);

/** Points of sales. */
export const pointsMeaning = meantContract(
  pointCenterAbi,
  { slug: 'profile', name: 'pointCenter' },
  { getPoints: ['Claim the points of a sale', { ifo: ['Sale'] }] },
);
