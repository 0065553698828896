import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { erc20Abi } from '../../../generated/abi/erc20';
import { moneyVaultAbi } from '../../../generated/abi/money-vault';
import { poolFactoryAbi } from '../../../generated/abi/pool-factory';
import { stakingPoolAbi } from '../../../generated/abi/staking-pool';
import { addressOf } from '../../address-of';
import {
  anyone,
  guardianPause,
  none,
  only,
  owners,
  ownership,
  type RoleTable,
  type SceneChain,
  type SlugRoles,
} from './role-entry';

/** The block in which pools begin to pay, far ahead: what they pay can be changed until then. */
const start = 1_000_000n;
const rate = 10n;
const blocks = 1000n;
const limit = 20n;

/** What both kinds of pools have; a pool's owner is the admin that it was made for. */
const pool: RoleTable = {
  ...ownership('pool admin'),
  ...byAdmin({
    stopReward: () => [],
    updatePoolLimitPerUser: () => [false, 0n],
    updateRewardPerBlock: () => [1n],
    updateStartAndEndBlocks: () => [start, start + 10n],
    emergencyRewardWithdraw: () => [0n],
    recoverWrongTokens: ({ lost }) => [lost, 1n],
  }),
  withdraw: anyone(() => [0n]),
  emergencyWithdraw: anyone(),
};

function byAdmin(functions: Readonly<Record<string, Parameters<typeof owners>[0]>>): RoleTable {
  return Object.fromEntries(
    Object.entries(functions).map(([name, args]) => [name, only(['pool admin'], 'OwnableUnauthorizedAccount', args)]),
  );
}

const listed = only(['pool admin', 'operator'], 'Forbidden', ({ accounts }) => [accounts.stranger]);

const tables: Readonly<Record<string, RoleTable>> = {
  'pool-factory': {
    ...ownership(),
    deployPool: owners(({ contracts: c, accounts }) => [
      ...[c.wbesc, c['list-token'], 1n, start, start + 10n, 0n, accounts['pool admin']],
    ]),
    deployNativePool: owners(({ contracts: c, accounts }) => [
      ...[c['list-token'], 1n, start, start + 10n, 0n, accounts['pool admin'], accounts.operator],
    ]),
  },
  'staking-pool': { ...pool, deposit: anyone(() => [0n]) },
  'native-pool': {
    ...pool,
    receive: only([], 'UnexpectedCoin', none, { right: 'the wrapped coin' }),
    deposit: anyone(),
    ...byAdmin({ setOperator: ({ accounts }) => [accounts.stranger] }),
    setLimitAmount: only(['pool admin', 'operator'], 'Forbidden', () => [30n]),
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

/** Makes a pool of each kind, leaves a little of a wrong token with pools and vault, and offers all of them. */
async function prepare({ accounts, at, place, send, read, lost }: SceneChain): Promise<void> {
  const { owner, proposer, candidate, operator } = accounts;
  const admin = accounts['pool admin'];
  const [factory, reward] = [at('pool-factory'), at('list-token')];
  const token = (functionName: string, ...args: unknown[]) => ({ abi: erc20Abi, functionName, args });
  const offer = { functionName: 'transferOwnership', args: [candidate] };
  const onFactory = (functionName: string, ...args: unknown[]) => ({ abi: poolFactoryAbi, functionName, args });
  // The owner funds the pools it adds. The allowance stays, for the rows that add some.
  await send(proposer, reward, token('transfer', owner, 1_000_000n));
  await send(owner, reward, token('approve', factory, 2n ** 255n));
  const terms = [rate, start, start + blocks, limit, admin] as const;
  await send(owner, factory, onFactory('deployPool', at('wbesc'), reward, ...terms));
  await send(owner, factory, onFactory('deployNativePool', reward, ...terms, operator));
  const holders = [at('money-vault')];
  for (const [index, name] of ['staking-pool', 'native-pool'].entries()) {
    const pool = checksumAddress(String(await read(factory, onFactory('pools', BigInt(index)))));
    place(name, pool);
    holders.push(pool);
    await send(checksumAddress(admin ?? ''), pool, { abi: stakingPoolAbi, ...offer });
  }
  for (const holder of holders) await send(proposer, lost, token('transfer', holder, 5n));
  await send(owner, factory, { abi: poolFactoryAbi, ...offer });
  await send(owner, at('money-vault'), { abi: moneyVaultAbi, ...offer });
}

export const roles: SlugRoles = {
  tables,
  made: ['staking-pool', 'native-pool'],
  prepare,
  places: (deployment) => ({
    'pool-factory': addressOf(deployment, 'pools', 'factory'),
    'money-vault': addressOf(deployment, 'pools', 'vault'),
  }),
  callers: { 'pool admin': { is: 'the owner of a pool, for whom it was made' } },
  limits: [
    ['money-vault', 'setPerformanceFee', 500n, 'FeeTooHigh'],
    ['money-vault', 'setCallFee', 100n, 'FeeTooHigh'],
    ['money-vault', 'setWithdrawFee', 100n, 'FeeTooHigh'],
    ['money-vault', 'setWithdrawFeePeriod', 259_200n, 'FeeTooHigh'],
  ],
};
