import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { maximumAllowance } from '../../test/maximum-allowance';
import { farmDepositCall, farmEmergencyCall, farmHarvestCall } from '../farms/farm-calls';
import { readMoneyFarm } from './read-vault';

let deployed: DeployedChain;
let account: Address;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  account = deployed.chain.accounts[0]?.address ?? zeroAddress;
});
afterAll(() => deployed?.chain.stop());

test('farm 0 tells what it could not mint, as a part of what is earned, and no emergency gives that up', async () => {
  const { deployment, chain, client } = deployed;
  const money = deployed.token('MONEY');
  const farms = addressOf(deployment, 'farms', 'master');
  const place = { master: farms, pid: 0 };
  const reader = readerOf({ client, deployment });
  const held = async () => (await readMoneyFarm({ reader, farms, money, account })).holder;
  await deployed.send(maximumAllowance(money, farms));
  await deployed.send(farmDepositCall(place, oneE18));
  await chain.mine(10);
  expect(await held()).toMatchObject({ staked: oneE18, owed: 0n });

  const code = await chain.rpc.request<string>('eth_getCode', [money, 'latest']);
  // Whatever is asked of it, it reverts.
  await chain.rpc.request('anvil_setCode', [money, '0x5f5ffd']);
  await deployed.send(farmHarvestCall(place));
  await chain.rpc.request('anvil_setCode', [money, code]);
  const before = await held();
  expect(before?.owed).toBeGreaterThan(0n);
  await chain.mine(10);
  const after = await held();
  expect(after?.owed).toBe(before?.owed);
  expect(after?.earned).toBeGreaterThan(after?.owed ?? 0n);
  await deployed.send(farmEmergencyCall(place));
  expect(await held()).toMatchObject({ staked: 0n, earned: after?.owed, owed: after?.owed });
});
