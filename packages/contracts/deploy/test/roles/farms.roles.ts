import { parseEther } from 'viem';
import { farmMasterAbi } from '../../../generated/abi/farm-master';
import { addressOf } from '../../address-of';
import { anyone, guardianPause, owners, ownership, type RoleTable, type SlugRoles } from './role-entry';

const master: RoleTable = {
  ...ownership(),
  ...guardianPause,
  // No farm has the dollar.
  add: owners(({ contracts: c }) => [1n, c.busdc, true]),
  set: owners(() => [0n, 1n, true]),
  setMoneyPerBlock: owners(() => [8_000_000_000_000_000n]),
  deposit: anyone(() => [0n, 0n]),
  withdraw: anyone(() => [0n, 0n]),
  enterStaking: anyone(() => [0n]),
  leaveStaking: anyone(() => [0n]),
  emergencyWithdraw: anyone(() => [0n]),
  updatePool: anyone(() => [0n]),
  massUpdatePools: anyone(),
};

export const roles: SlugRoles = {
  tables: { 'farm-master': master },
  places: (deployment) => ({ 'farm-master': addressOf(deployment, 'farms', 'master') }),
  callers: {
    'farm master': { is: 'the contract of the farms itself', contract: 'farm-master', may: ['money-token.mint'] },
  },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('farm-master'), {
      abi: farmMasterAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  limits: [['farm-master', 'setMoneyPerBlock', parseEther('0.009'), 'InvalidEmission']],
};
