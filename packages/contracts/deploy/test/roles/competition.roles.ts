import { keccak256, toHex } from 'viem';
import { competitionAbi } from '../../../generated/abi/competition';
import { addressOf } from '../../address-of';
import { anyone, guardianPause, only, owners, ownership, type SlugRoles } from './role-entry';

const none = [0n, 0n, 0n, 0n, 0n] as const;
const rewards = { userCampaignId: none, cakeRewards: none, pointUsers: none };
const root = keccak256(toHex('root'));
const start = 2n ** 39n;

export const roles: SlugRoles = {
  tables: {
    competition: {
      ...ownership(),
      ...guardianPause,
      setOperator: owners(({ accounts }) => [accounts.stranger]),
      register: anyone(() => [1n], 'UnknownCompetition'),
      claimReward: anyone(() => [1n, 0n, []], 'NotRegistered'),
      fund: anyone(() => [1n, 1n], 'UnknownCompetition'),
      updateCompetitionStatus: anyone(() => [1n, 1], 'UnknownCompetition'),
      publishResult: only(['owner', 'operator'], 'Forbidden', () => [1n, root, [1, 2, 3], root, 'index:list'], {
        answer: 'UnknownCompetition',
      }),
      strikeResult: only(['owner', 'guardian'], 'Forbidden', () => [1n], { answer: 'UnknownCompetition' }),
      addCompetition: owners(({ contracts: c }) => [
        {
          startTime: start,
          endTime: start + 1n,
          claimSeconds: 2_592_000n,
          pairs: [c['money-token'], c['money-token'], c['money-token'], c['money-token']],
          rewards: [rewards, rewards, rewards],
          bunnyIds: [0, 0, 0],
        },
      ]),
      claimRemainder: only(['owner'], 'OwnableUnauthorizedAccount', ({ accounts }) => [1n, accounts.stranger], {
        answer: 'UnknownCompetition',
      }),
    },
  },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('competition'), {
      abi: competitionAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  places: (deployment) => ({ competition: addressOf(deployment, 'competition', 'competition') }),
  callers: {
    competition: {
      is: 'the contract of trading competitions',
      contract: 'competition',
      may: [
        'minting-station.mintCollectible',
        'profile.increaseUserPoints',
        'profile.increaseUserPointsMultiple',
        'profile.removeUserPoints',
        'profile.removeUserPointsMultiple',
        'profile.increaseTeamPoints',
        'profile.removeTeamPoints',
      ],
    },
  },
};
