import { competitionAbi } from '@besc/contracts/abi/competition';
import { meantContract } from '../shared/writes/call-meaning';

/** Trading competitions. What a claim brings is known to the contract alone. */
export const competitionMeaning = meantContract(
  competitionAbi,
  { slug: 'competition', name: 'competition' },
  {
    register: ['Register for the trading competition', { id: ['Number'] }],
    claimReward: ['Claim the prize', { id: ['Number'], rewardGroup: ['Kind'], proof: ['Proof'] }],
  },
);
