import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createWalletClient, http, parseEther } from 'viem';
import { expect, test } from 'vitest';
import { erc20Abi } from '../generated/abi/erc20';
import { farmMasterAbi } from '../generated/abi/farm-master';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { addressOf } from './address-of';
import { deploy, prepareDeployment } from './deploy';
import { openJournal } from './journal';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { minterRole } from './minter-role';
import { deployScene } from './test/deploy-scene';
import { journalFolder } from './test/journal-folder';

const { deployer, other, rpcUrl, chain, reader, cleanChain, options, deployed, accept, mined } = deployScene({
  isCleanEach: false,
});
type Deployment = Awaited<ReturnType<typeof deploy>>;

const walletOf = (account: typeof deployer) => createWalletClient({ account, transport: http(rpcUrl()) });
const legacy = { chain: null, type: 'legacy' } as const;
const masterOf = (deployment: Deployment) => ({
  address: addressOf(deployment, 'farms', 'master'),
  abi: farmMasterAbi,
});
const moneyOf = (deployment: Deployment) => ({
  address: addressOf(deployment, 'tokens', 'money'),
  abi: moneyTokenAbi,
});
const isMinter = (deployment: Deployment, account: Deployment['tokens'][number]['address']) =>
  reader().readContract({ ...moneyOf(deployment), functionName: 'hasRole', args: [minterRole, account] });

test('FARM-02 FARM-03 FARM-04 farms 0 to 3 share 0.009 MONEY a block; farm 0 gets 0.0016 of it', async () => {
  const deployment = await deployed();
  const master = masterOf(deployment);
  const pair = (a: string, b: string) => {
    const both = deployment.tokens.filter(({ symbol }) => [a, b].includes(symbol)).map(({ address }) => address);
    return deployment.pairs.find(({ token0, token1 }) => both.includes(token0) && both.includes(token1))?.address;
  };
  const farms = await Promise.all(
    [0n, 1n, 2n, 3n].map((pid) => reader().readContract({ ...master, functionName: 'poolInfo', args: [pid] })),
  );
  expect(farms.map(([staked, points]) => [staked, points])).toEqual([
    [addressOf(deployment, 'tokens', 'money'), 1600n],
    [pair('WBESC', 'BUSDC'), 2000n],
    [pair('MONEY', 'WBESC'), 3000n],
    [pair('MONEY', 'BUSDC'), 2400n],
  ]);
  const read = (functionName: 'poolLength' | 'moneyPerBlock' | 'totalAllocPoint' | 'startBlock') =>
    reader().readContract({ ...master, functionName });
  expect(await read('poolLength')).toBe(4n);
  const [rate, points] = [await read('moneyPerBlock'), await read('totalAllocPoint')];
  expect(rate).toBe(parseEther('0.009'));
  expect((rate * 1600n) / points).toBe(parseEther('0.0016'));
  expect(await read('startBlock')).toBe(BigInt(deployment.contracts.farms?.master?.startBlock ?? 0));
});

test('FARM-22 on a local chain a stake earns MONEY at once, and only the farm master mints it', async () => {
  const deployment = await deployed();
  const master = masterOf(deployment);
  const wallet = walletOf(deployer);
  const args = [master.address, 100n] as const;
  const deposit = async (amount: bigint) => {
    await mined(wallet.writeContract({ ...master, functionName: 'deposit', args: [0n, amount], ...legacy }));
  };
  await mined(
    wallet.writeContract({ ...moneyOf(deployment), abi: erc20Abi, functionName: 'approve', args, ...legacy }),
  );
  await deposit(100n);
  const before = await reader().readContract({ ...moneyOf(deployment), functionName: 'totalSupply' });
  await chain().mine({ blocks: 9 });
  await deposit(0n);
  const after = await reader().readContract({ ...moneyOf(deployment), functionName: 'totalSupply' });
  expect(after - before).toBe(10n * parseEther('0.0016'));
  expect(await isMinter(deployment, master.address)).toBe(true);
  for (const account of Object.values(localPlan.roles)) expect(await isMinter(deployment, account)).toBe(false);
});

test('an owner that does not deploy makes the farm master the minter, once', async () => {
  const roles = { owner: other.address };
  const deployment = await deployed(roles);
  const { address } = masterOf(deployment);
  expect(await isMinter(deployment, address)).toBe(false);
  expect(await accept(other, roles)).toContain('farms.minter');
  expect(await isMinter(deployment, address)).toBe(true);
  expect(await accept(other, roles)).toEqual([]);
  expect(await reader().readContract({ ...masterOf(deployment), functionName: 'owner' })).toBe(
    addressOf(deployment, 'governance', 'timelock'),
  );
});

test('farms that pay before the timelock can have made them the minter are refused before anything is sent', async () => {
  await cleanChain();
  const [delaySeconds, head] = [172_800, Number(await reader().getBlockNumber())];
  const { chain: local, plan } = options();
  const terms = (startBlock: number) => {
    const settings = { ...plan.settings, farms: { startBlock, moneyPoints: 5, farms: [] } };
    return { chain: local, deployer, plan: { ...plan, timelock: { delaySeconds }, settings } };
  };
  const earliest = head + 1 + delaySeconds / 3;
  for (const startBlock of [0, head + 1, earliest - 1]) {
    await expect(deploy(terms(startBlock))).rejects.toMatchObject({
      code: 'PLAN',
      message: expect.stringContaining(`some hours after ${earliest} (`),
    });
  }
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(0);
  const { layout, client } = await prepareDeployment(local, terms(earliest).plan);
  await layout.check(client);
  // What stands is not asked again.
  const deployment = await deployed();
  await chain().mine({ blocks: 100 });
  expect(await deploy(options())).toMatchObject({ contracts: { farms: deployment.contracts.farms } });
});

test('a deployment in which somebody else of the plan can mint MONEY is not finished', async () => {
  await cleanChain();
  const folder = await journalFolder();
  const run = options({ openJournal: (mark) => openJournal(join(folder, 'journal'), mark) });
  const deployment = await deploy(run);
  const address = addressOf(deployment, 'governance', 'timelock');
  await chain().impersonateAccount({ address });
  await chain().setBalance({ address, value: parseEther('1') });
  const change = async (functionName: 'grantRole' | 'revokeRole') => {
    const args = [minterRole, deployer.address] as const;
    const timelock = createWalletClient({ account: address, transport: http(rpcUrl()) });
    await mined(timelock.writeContract({ ...moneyOf(deployment), functionName, args, ...legacy }));
  };
  await change('grantRole');
  await expect(deploy(run)).rejects.toMatchObject({ code: 'MINTER' });
  await change('revokeRole');
  expect(await deploy(run)).toEqual(deployment);
  await rm(folder, { recursive: true });
});

test('a plan without settings has no farms; a farm of no pair of the plan, or of one twice, is refused by name', () => {
  const farm = { pair: ['wrapped', 'stable'], points: 10 };
  const told = (farms: unknown) => layoutOf({ ...localPlan, settings: farms === undefined ? {} : { farms } });
  expect(told(undefined).contracts.farms).toBeUndefined();
  expect(told(undefined).steps.some(({ id }) => id.startsWith('farms'))).toBe(false);
  expect(Object.keys(told({ startBlock: 0, moneyPoints: 5, farms: [farm] }).contracts.farms ?? {})).toEqual([
    'master',
    'stakers',
  ]);
  expect(() => told({ startBlock: 0, moneyPoints: '5', farms: [] })).toThrow('settings.farms.moneyPoints');
  const none = { pair: ['HENNY', 'money'], points: 1 };
  expect(() => told({ startBlock: 0, moneyPoints: 5, farms: [farm, none] })).toThrow('HENNY, money');
  const turned = { pair: ['stable', 'wrapped'], points: 1 };
  expect(() => told({ startBlock: 0, moneyPoints: 5, farms: [farm, turned] })).toThrow('stable, wrapped');
});
