import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData, labelhash, namehash } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { addressOf } from './address-of';
import { prepareDeployment } from './deploy';
import { deployInto, deploymentIn } from './deploy-into';
import { localPlan } from './local-plan';
import type { DeployProgress } from './run-steps';
import type { LayoutPlan } from './slug-plan';
import { deployScene } from './test/deploy-scene';

const { other, reader, options, sendAs } = deployScene();
const planWithout = (slug: string): LayoutPlan => {
  const { [slug]: _, ...settings } = localPlan.settings ?? {};
  return { ...localPlan, settings };
};
const withoutGame = planWithout('prediction');

let file: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-deploy-'));
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
  const first = await run(withoutGame);
  const registry = { address: addressOf(first.deployment, 'names', 'registry'), abi: nameRegistryAbi } as const;
  const args = [namehash(''), labelhash('reverse'), other.address] as const;
  await sendAs(addressOf(first.deployment, 'governance', 'timelock'), {
    to: registry.address,
    data: encodeFunctionData({ abi: nameRegistryAbi, functionName: 'setSubnodeOwner', args }),
  });
  const pricing = { minimumReserveNative: '1234' };
  await writeFile(file, JSON.stringify({ ...first.deployment, pricing }));
  const grown = await run(localPlan);
  expect(grown.deployment.pricing).toEqual(pricing);
  expect(grown.sent).toContain('prediction.game');
  expect(grown.sent.filter((id) => first.sent.includes(id))).toEqual([]);
  const owner = await reader().readContract({ ...registry, functionName: 'owner', args: [namehash('reverse')] });
  expect(owner).toBe(other.address);
  const { prediction, ...contracts } = grown.deployment.contracts;
  expect(prediction).toBeDefined();
  expect(contracts).toEqual(first.deployment.contracts);
  expect(parseDeployment(JSON.parse(await readFile(file, 'utf8')))).toEqual(grown.deployment);
  expect((await run(localPlan)).sent).toEqual([]);
});

test('a growth that was killed is gone on from by its own plan alone, and until then the file is of what stood', async () => {
  const first = await run(withoutGame);
  await expect(run(localPlan, 'prediction')).rejects.toThrow('killed at prediction.');
  expect(await deploymentIn(file, await prepare(withoutGame))).toEqual(first.deployment);
  await expect(deploymentIn(file, await prepare(localPlan))).rejects.toMatchObject({ code: 'JOURNAL' });
  await expect(run(withoutGame)).rejects.toMatchObject({ code: 'JOURNAL' });
  expect((await run(localPlan)).deployment.contracts.prediction).toBeDefined();
});

test('a plan with less, or on another chain, is another deployment, and one whose file is gone too', async () => {
  await run(withoutGame);
  const text = await readFile(file, 'utf8');
  await expect(run(planWithout('names'))).rejects.toMatchObject({ code: 'JOURNAL' });
  const fewerPairs = { ...localPlan, pairs: localPlan.pairs.slice(0, -1) };
  await expect(run(fewerPairs)).rejects.toThrow(/another deployment: pair at 0x/);
  await writeFile(file, text.replace('"chainId": 2372', '"chainId": 97'));
  await expect(run(localPlan)).rejects.toMatchObject({ code: 'JOURNAL' });
  await rm(file);
  await expect(run(localPlan)).rejects.toMatchObject({ code: 'JOURNAL' });
});
