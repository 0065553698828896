import { ifoAbi } from '@besc/contracts/abi/ifo';
import { meantContract } from '../shared/writes/call-meaning';

const event =
  'NewIFOContract(address indexed ifo, uint256 indexed round, address lpToken, address offeringToken, uint256 minimumRaise)';

/** A sale; its tokens are known to the contract alone. */
export const ifoMeaning = meantContract(
  ifoAbi,
  { slug: 'ifo', name: 'ifo', factory: { name: 'factory', event } },
  {
    depositPool: ['Commit', { amount: ['Pay'], pid: ['Pool'] }],
    harvestPool: ['Claim tokens and refund', { pid: ['Pool'] }],
    claimOffering: ['Claim owed tokens', {}],
  },
);
