import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { factoryAbi } from '../generated/abi/factory';
import { moneyVaultAbi } from '../generated/abi/money-vault';
import { timelockControllerAbi } from '../generated/abi/timelock-controller';
import { addressOf } from './address-of';
import { auditDeployment } from './audit';
import { prepareDeployment } from './deploy';
import { deployInto, deploymentIn } from './deploy-into';
import { localPlan } from './local-plan';
import type { DeployProgress } from './run-steps';
import type { LayoutPlan } from './slug-plan';
import { deployScene } from './test/deploy-scene';
import { journalFolder } from './test/journal-folder';

const { other, reader, options, sendAs } = deployScene();
const { pools: _, ...settings } = localPlan.settings ?? {};
const withoutPools: LayoutPlan = { ...localPlan, settings };

let file: string;
beforeEach(async () => {
  const folder = await journalFolder();
  file = join(folder, 'deployment.json');
  return () => rm(folder, { recursive: true });
});

const prepare = (plan: LayoutPlan) => prepareDeployment(options().chain, plan);

/** Deploys into the file; gives what was sent. It ends after the first step of `killedIn`. */
async function run(plan: LayoutPlan, killedIn?: string) {
  const sent: string[] = [];
  const onStep = ({ kind, id }: DeployProgress) => {
    if (kind === 'sent') sent.push(id);
    if (kind === 'sent' && id.startsWith(`${killedIn}.`)) throw new Error(`killed at ${id}`);
  };
  const deployment = await deployInto(file, await prepare(plan), { ...options(), plan, onStep });
  return { deployment, sent };
}

test('what a plan has more is added to what stands, which is left as its owner has made it', async () => {
  const first = await run(withoutPools);
  const factory = { address: addressOf(first.deployment, 'swap', 'factory'), abi: factoryAbi } as const;
  const call = (functionName: 'setFeeToSetter' | 'acceptFeeToSetter', args: [] | [Address]) => ({
    to: factory.address,
    data: encodeFunctionData({ abi: factoryAbi, functionName, args }),
  });
  await sendAs(addressOf(first.deployment, 'governance', 'timelock'), call('setFeeToSetter', [other.address]));
  await sendAs(other.address, call('acceptFeeToSetter', []));
  const grown = await run(localPlan);
  expect(grown.sent).toContain('pools.vault');
  expect(grown.sent.filter((id) => first.sent.includes(id))).toEqual([]);
  expect(await reader().readContract({ ...factory, functionName: 'feeToSetter' })).toBe(other.address);
  const { pools, ...contracts } = grown.deployment.contracts;
  expect(pools).toBeDefined();
  expect(contracts).toEqual(first.deployment.contracts);
  expect(parseDeployment(JSON.parse(await readFile(file, 'utf8')))).toEqual(grown.deployment);
  expect((await run(localPlan)).sent).toEqual([]);
});

test('what operators have written into the file of what stands stays when it grows', async () => {
  const { deployment: first } = await run(withoutPools);
  const { random, swap, ...contracts } = first.contracts;
  const second = { address: other.address, startBlock: 7 };
  const factory = { address: addressOf(first, 'swap', 'factory'), startBlock: 1 };
  const tokens = first.tokens.map((token) =>
    token.symbol === 'HENNY' ? ({ ...token, kind: 'compromised', listed: false } as const) : token,
  );
  const written = {
    ...first,
    contracts: { ...contracts, random: { ...random, second }, swap: { ...swap, factory } },
    tokens,
    pricing: { minimumReserveNative: '1234' },
  };
  await writeFile(file, JSON.stringify(written));
  const { pools, ...grown } = (await run(localPlan)).deployment.contracts;
  expect(pools).toBeDefined();
  const told = parseDeployment(JSON.parse(await readFile(file, 'utf8')));
  expect({ ...told, contracts: grown }).toEqual(written);
  expect(told.contracts).toEqual({ ...grown, pools });
  // So it is for the owner, who accepts by the file as it is.
  expect(await deploymentIn(file, await prepare(localPlan))).toEqual(told);
});

test('a token that calls itself otherwise by now is the one that the file names', async () => {
  const { deployment } = await run(withoutPools);
  const tokens = deployment.tokens.map((token) => (token.symbol === 'HENNY' ? { ...token, symbol: 'HEN' } : token));
  expect(tokens).not.toEqual(deployment.tokens);
  await writeFile(file, JSON.stringify({ ...deployment, tokens }));
  expect((await deploymentIn(file, await prepare(withoutPools)))?.tokens).toEqual(tokens);
  const again = await run(withoutPools);
  expect([again.sent, again.deployment.tokens]).toEqual([[], tokens]);
});

test('what a growth offers is taken over with the delay that the timelock has by then', async () => {
  const { farms: _, ...fewer } = settings;
  const { deployment } = await run({ ...localPlan, settings: fewer });
  const timelock = addressOf(deployment, 'governance', 'timelock');
  const longer = encodeFunctionData({ abi: timelockControllerAbi, functionName: 'updateDelay', args: [172_800n] });
  await sendAs(timelock, { to: timelock, data: longer });
  // The deployer is the owner here, who takes over at once; a chain of one's own passes the time.
  const before = await reader().getBlock();
  expect((await run(localPlan)).sent).toContain('farms.minter');
  expect((await reader().getBlock()).timestamp - before.timestamp).toBeGreaterThanOrEqual(172_800n);
});

test('a part that is added later has the accounts that the plan names for it, and all others keep theirs', async () => {
  const { deployment } = await run(withoutPools);
  const plan: LayoutPlan = { ...localPlan, partRoles: { pools: { treasury: other.address } } };
  const prepared = await prepare(plan);
  const { deployment: grown } = await run(plan);
  const { pools, ...others } = grown.contracts;
  expect(others).toEqual(deployment.contracts);
  const vault = { address: pools?.vault?.address ?? zeroAddress, abi: moneyVaultAbi };
  expect(await reader().readContract({ ...vault, functionName: 'treasury' })).toBe(other.address);
  expect(await reader().readContract({ ...vault, functionName: 'guardian' })).toBe(localPlan.roles.guardian);
  const facts = await auditDeployment({ prepared, plan, deployment: grown });
  expect(facts.filter(({ state }) => state !== 'holds')).toEqual([]);
  expect((await run(plan)).sent).toEqual([]);
  // What stands is not deployed again for another account.
  await expect(run(localPlan)).rejects.toThrow(/another deployment: pools\.vault at 0x/);
  await expect(prepare({ ...plan, partRoles: { pols: {} } })).rejects.toThrow('partRoles.pols');
  await expect(prepare({ ...plan, settings })).rejects.toThrow('partRoles.pools');
});

test('a growth that was killed is gone on from by its own plan alone, and until then the file is of what stood', async () => {
  const first = await run(withoutPools);
  await expect(run(localPlan, 'pools')).rejects.toThrow('killed at pools.');
  expect(await deploymentIn(file, await prepare(withoutPools))).toEqual(first.deployment);
  await expect(deploymentIn(file, await prepare(localPlan))).rejects.toThrow(
    /does not have pools\.factory at 0x.*deploy it first/,
  );
  await expect(run(withoutPools)).rejects.toMatchObject({ code: 'JOURNAL' });
  expect((await run(localPlan)).deployment.contracts.pools).toBeDefined();
});

test('a plan with less, or on another chain, is another deployment, and one whose file is gone too', async () => {
  await run(localPlan);
  const text = await readFile(file, 'utf8');
  await expect(run(withoutPools)).rejects.toThrow(/another deployment: pools\.factory at 0x/);
  const fewerPairs = { ...localPlan, pairs: localPlan.pairs.slice(0, -1) };
  await expect(run(fewerPairs)).rejects.toThrow(/another deployment: pair at 0x/);
  await writeFile(file, text.replace('"chainId": 2372', '"chainId": 97'));
  await expect(run(localPlan)).rejects.toThrow('another deployment, on another chain');
  await rm(file);
  await expect(run(withoutPools)).rejects.toMatchObject({ code: 'JOURNAL' });
});
