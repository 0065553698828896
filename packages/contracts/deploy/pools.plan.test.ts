import { expect, test } from 'vitest';
import { moneyVaultAbi } from '../generated/abi/money-vault';
import { poolFactoryAbi } from '../generated/abi/pool-factory';
import { addressOf } from './address-of';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { localRoles } from './local-roles';
import { deployScene } from './test/deploy-scene';

const { other, reader, deployed } = deployScene({ isCleanEach: false });

test('VAULT-02 the vault stakes in farm 0 and takes 2%, 0.25%, and 0.1% within 72 hours for the treasury', async () => {
  const deployment = await deployed({ owner: other.address });
  const address = addressOf(deployment, 'pools', 'vault');
  const read = <Name extends (typeof views)[number]>(functionName: Name) =>
    reader().readContract({ address, abi: moneyVaultAbi, functionName });
  const views = [
    'money',
    'farmMaster',
    'owner',
    'treasury',
    'performanceFee',
    'callFee',
    'withdrawFee',
    'withdrawFeePeriod',
  ] as const;
  expect(await Promise.all(views.map(read))).toEqual([
    addressOf(deployment, 'tokens', 'money'),
    addressOf(deployment, 'farms', 'master'),
    addressOf(deployment, 'governance', 'timelock'),
    localRoles.treasury,
    200n,
    25n,
    10n,
    72n * 3600n,
  ]);
});

test('the factory belongs to the timelock and knows the wrapped coin', async () => {
  const deployment = await deployed({ owner: other.address });
  const address = addressOf(deployment, 'pools', 'factory');
  const read = (functionName: 'owner' | 'wrapped' | 'poolLength') =>
    reader().readContract({ address, abi: poolFactoryAbi, functionName });
  expect(await read('owner')).toBe(addressOf(deployment, 'governance', 'timelock'));
  expect(await read('wrapped')).toBe(addressOf(deployment, 'tokens', 'wbesc'));
  expect(await read('poolLength')).toBe(0n);
});

test('a plan without settings has no pools, and pools without farms are refused', () => {
  const { farms, pools, ...others } = localPlan.settings;
  expect(layoutOf({ ...localPlan, settings: { ...others, farms } }).contracts.pools).toBeUndefined();
  expect(() => layoutOf({ ...localPlan, settings: { ...others, pools } })).toThrow('"farms.master"');
  expect(() => layoutOf({ ...localPlan, settings: { farms, pools: { fee: 1 } } })).toThrow('settings.pools');
});
