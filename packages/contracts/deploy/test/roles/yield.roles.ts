import { parseEther } from 'viem';
import {
  anyone,
  type Caller,
  guardianPause,
  none,
  only,
  owners,
  ownership,
  type RoleTable,
  type SlugRoles,
} from './role-entry';

/** What both kinds of pools have; a pool's owner is the admin that it was made for. */
const pool: RoleTable = {
  ...ownership('pool admin'),
  ...byAdmin({
    stopReward: () => [],
    updatePoolLimitPerUser: () => [false, 0n],
    updateRewardPerBlock: () => [1n],
    updateStartAndEndBlocks: ({ start }) => [start, start + 10n],
    emergencyRewardWithdraw: () => [0n],
    recoverWrongTokens: ({ lost }) => [lost, 1n],
  }),
  withdraw: anyone(() => [0n]),
  emergencyWithdraw: anyone(),
};

function byAdmin(functions: Readonly<Record<string, Parameters<typeof owners>[0]>>): RoleTable {
  const admin: readonly Caller[] = ['pool admin'];
  return Object.fromEntries(
    Object.entries(functions).map(([name, args]) => [name, only(admin, 'OwnableUnauthorizedAccount', args)]),
  );
}

const listed = only(['pool admin', 'operator'], 'Forbidden', ({ accounts }) => [accounts.stranger]);

const tables: Readonly<Record<string, RoleTable>> = {
  'farm-master': {
    ...ownership(),
    ...guardianPause,
    add: owners(({ unfarmed }) => [1n, unfarmed, true]),
    set: owners(() => [0n, 1n, true]),
    setMoneyPerBlock: owners(() => [8_000_000_000_000_000n]),
    deposit: anyone(() => [0n, 0n]),
    withdraw: anyone(() => [0n, 0n]),
    enterStaking: anyone(() => [0n]),
    leaveStaking: anyone(() => [0n]),
    emergencyWithdraw: anyone(() => [0n]),
    updatePool: anyone(() => [0n]),
    massUpdatePools: anyone(),
  },
  'pool-factory': {
    ...ownership(),
    deployPool: owners(({ contracts: c, start, accounts }) => [
      ...[c.wbesc, c['list-token'], 1n, start, start + 10n, 0n, accounts['pool admin']],
    ]),
    deployNativePool: owners(({ contracts: c, start, accounts }) => [
      ...[c['list-token'], 1n, start, start + 10n, 0n, accounts['pool admin'], accounts.operator],
    ]),
  },
  'staking-pool': { ...pool, deposit: anyone(() => [0n]) },
  'native-pool': {
    ...pool,
    receive: only([], 'UnexpectedCoin', none, { right: 'the wrapped coin' }),
    deposit: anyone(),
    ...byAdmin({ setOperator: ({ accounts }) => [accounts.stranger], setLimitAmount: () => [30n] }),
    setBlackList: listed,
    removeBlackList: listed,
  },
  'money-vault': {
    ...ownership(),
    ...guardianPause,
    setPerformanceFee: owners(() => [500n]),
    setCallFee: owners(() => [100n]),
    setWithdrawFee: owners(() => [100n]),
    setWithdrawFeePeriod: owners(() => [3600n]),
    setTreasury: owners(({ accounts }) => [accounts.stranger]),
    emergencyWithdraw: owners(),
    earn: owners(undefined, 'NotPulled'),
    inCaseTokensGetStuck: owners(({ lost }) => [lost]),
    deposit: anyone(() => [0n], 'ZeroAmount'),
    withdraw: anyone(() => [0n], 'ZeroAmount'),
    withdrawAll: anyone(undefined, 'ZeroAmount'),
    harvest: anyone(),
  },
};

export const roles: SlugRoles = {
  tables,
  limits: [
    ['farm-master', 'setMoneyPerBlock', parseEther('0.009'), 'InvalidEmission'],
    ['money-vault', 'setPerformanceFee', 500n, 'FeeTooHigh'],
    ['money-vault', 'setCallFee', 100n, 'FeeTooHigh'],
    ['money-vault', 'setWithdrawFee', 100n, 'FeeTooHigh'],
    ['money-vault', 'setWithdrawFeePeriod', 259_200n, 'FeeTooHigh'],
  ],
};
