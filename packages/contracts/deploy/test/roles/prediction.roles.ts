import { parseEther } from 'viem';
import { predictionAbi } from '../../../generated/abi/prediction';
import { addressOf } from '../../address-of';
import { anyone, guardianPause, only, owners, ownership, type RoleTable, type SlugRoles } from './role-entry';

const game: RoleTable = {
  ...ownership(),
  ...guardianPause,
  setOperator: owners(({ accounts }) => [accounts.stranger]),
  setTreasury: owners(({ accounts }) => [accounts.stranger]),
  setTreasuryFee: owners(() => [1n]),
  setMinBetAmount: owners(() => [parseEther('0.1')]),
  setMinimumMove: owners(() => [5n]),
  setMaximumRound: owners(() => [parseEther('2')]),
  betBull: anyone(() => [1n], 'NotBettable'),
  betBear: anyone(() => [1n], 'NotBettable'),
  claim: anyone(() => [[1n]], 'NotEligible'),
  withdrawCredit: anyone(({ accounts }) => [accounts.stranger], 'NothingToSend'),
  // The first round; a later one is executed by anybody after the operator's head start.
  executeRound: only(['operator', 'owner'], 'Forbidden'),
  // What they send goes to the treasury and to the burn address, for any caller.
  claimTreasury: anyone(undefined, 'NothingToSend'),
  burn: anyone(undefined, 'NothingToSend'),
};

export const roles: SlugRoles = {
  tables: {
    prediction: game,
    'prediction-claims': { claim: anyone(({ accounts }) => [[999n], accounts.stranger], 'NotEligible') },
  },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('prediction'), {
      abi: predictionAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  places: (deployment) => ({
    prediction: addressOf(deployment, 'prediction', 'game'),
    'prediction-claims': addressOf(deployment, 'prediction', 'claims'),
  }),
  limits: [
    ['prediction', 'setTreasuryFee', 500n, 'BadTreasuryFee'],
    ['prediction', 'setMinBetAmount', parseEther('1'), 'BadMinBetAmount'],
    ['prediction', 'setMinimumMove', 100n, 'BadMinimumMove'],
  ],
};
