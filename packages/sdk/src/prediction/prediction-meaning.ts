import { predictionAbi } from '@besc/contracts/abi/prediction';
import { predictionClaimsAbi } from '@besc/contracts/abi/prediction-claims';
import { meantContract } from '../shared/writes/call-meaning';

const bet = { epoch: ['Round'], '@.value': ['Pay', 'coin'] } as const;

/** The prediction game. */
export const predictionMeaning = meantContract(
  predictionAbi,
  { slug: 'prediction', name: 'game' },
  {
    betBull: ['Enter UP', bet],
    betBear: ['Enter DOWN', bet],
    claim: ['Collect winnings', { epochs: ['Rounds'] }],
    withdrawCredit: ['Withdraw a credit', { to: ['Recipient'] }],
  },
);

/** What the earlier game owes. */
export const predictionClaimsMeaning = meantContract(
  predictionClaimsAbi,
  { slug: 'prediction', name: 'claims' },
  { claim: ['Collect winnings', { epochs: ['Rounds'], to: ['Recipient'] }] },
);
