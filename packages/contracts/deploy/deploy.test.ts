import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zeroAddress } from '@besc/domain/shared/address';
import { encodeFunctionData, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { erc20Abi } from '../generated/abi/erc20';
import { factoryAbi } from '../generated/abi/factory';
import { localDeployment } from '../generated/deployments/local';
import { startAnvil } from '../tools/start-anvil';
import { addressOf } from './address-of';
import { deploy, prepareDeployment } from './deploy';
import { memoryJournal, openJournal } from './journal';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { localRoles } from './local-roles';
import { grantCalls } from './role-grants';
import type { DeployProgress } from './run-steps';
import type { CallPlan, SlugPlan } from './slug-plan';
import { slugPlans } from './slug-plans';
import { deployScene, placesOf } from './test/deploy-scene';
import { journalFolder } from './test/journal-folder';

const { deployer, other, rpcUrl, chain, cleanChain, reader, options, accept } = deployScene();
/** Where the contracts of the local plan are. */
const localPlaces = localDeployment.contracts;

test('a fresh deployment is where the generated addresses say', async () => {
  const deployment = await deploy(options());
  const { version, chainId, pricing, genesisHash: _, ...rest } = placesOf(deployment);
  expect({ version, chainId, pricing }).toEqual({
    version: 2,
    chainId: 2372,
    pricing: { minimumReserveNative: '5000' },
  });
  expect({ roles: localRoles, ...rest }).toEqual(localDeployment);
  for (const { address, token0, token1 } of deployment.pairs) {
    const args = [token0, token1] as const;
    const actual = await reader().readContract({
      address: addressOf(deployment, 'swap', 'factory'),
      abi: factoryAbi,
      functionName: 'getPair',
      args,
    });
    expect(actual).toBe(address);
  }
});

test('a second run sends nothing and answers the same', async () => {
  const first = await deploy(options());
  const nonce = await reader().getTransactionCount({ address: deployer.address });
  const kinds = new Set<string>();
  const second = await deploy(options({ onStep: ({ kind }) => void kinds.add(kind) }));
  expect(second).toEqual(first);
  expect([...kinds]).toEqual(['skipped']);
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(nonce);
});

test('the timelock of another owner is offered the setter of the fee receiver and accepts it', async () => {
  const roles = { owner: other.address };
  const deployment = await deploy(options({ roles }));
  const address = addressOf(deployment, 'swap', 'factory');
  const read = (functionName: 'feeToSetter' | 'pendingFeeToSetter' | 'feeTo') =>
    reader().readContract({ address, abi: factoryAbi, functionName });
  expect(await read('feeToSetter')).toBe(deployer.address);
  const timelock = addressOf(deployment, 'governance', 'timelock');
  expect(await read('pendingFeeToSetter')).toBe(timelock);
  expect(await read('feeTo')).toBe(addressOf(deployment, 'swap', 'feeCollector'));
  const { plan } = options({ roles });
  const earners = slugPlans.flatMap(({ slug, earns = {} }) =>
    Object.entries(earns).map(([campaign, name]) => [campaign, `${slug}.${name}`] as const),
  );
  const earnedBy = (campaign: string) => new Map(earners).get(campaign);
  const askers = slugPlans.flatMap(({ slug, asksWords = [] }) => asksWords.map((name) => `${slug}.${name}`));
  const input = { plan, existing: new Map(), earnedBy, wordAskers: () => askers };
  const planned = slugPlans.flatMap(({ slug, accepts, grants }) =>
    [...(accepts?.(input) ?? []), ...grantCalls(grants?.(input) ?? [])].map(({ name }) => `${slug}.${name}`),
  );
  // A constructor gave the collections their role.
  const given = ['profile.NFT_ROLE for nfts.bunnies', 'profile.NFT_ROLE for nfts.squad'];
  const accepted = await accept(other, roles);
  expect(accepted).toContain('swap.acceptFeeToSetter');
  // Each call of every plan once, in the order that the layout gives them.
  expect([...accepted, ...given].toSorted()).toEqual(planned.toSorted());
  expect(accepted).toEqual(
    layoutOf(plan)
      .accepts.map(({ id }) => id)
      .filter((id) => !given.includes(id)),
  );
  expect(await read('feeToSetter')).toBe(timelock);
  expect(await accept(other, roles)).toEqual([]);
  const again = await deploy(options({ roles }));
  expect(again.contracts).toEqual(deployment.contracts);
});

test('what a journal tells of a chain that is gone does not keep the owner from taking over', async () => {
  const roles = { owner: other.address };
  const journal = memoryJournal();
  await deploy(options({ roles }));
  const accepted = await accept(other, roles, { journal });
  await cleanChain();
  await deploy(options({ roles }));
  expect(await accept(other, roles, { journal })).toEqual(accepted);
});

test('what the owner does after each other is made in that order', async () => {
  const deployment = await deploy(options());
  const spenders = { first: addressOf(deployment, 'swap', 'router'), second: addressOf(deployment, 'swap', 'factory') };
  const approval = (name: keyof typeof spenders, after: readonly string[]): CallPlan => ({
    name,
    to: 'tokens.money',
    after,
    data: () => encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spenders[name], 1n] }),
    isDone: async (client, at) => {
      const money = { address: at('tokens.money'), abi: erc20Abi } as const;
      const args = [at('governance.timelock'), spenders[name]] as const;
      return (await client.readContract({ ...money, functionName: 'allowance', args })) === 1n;
    },
  });
  const late: SlugPlan = {
    slug: 'late',
    names: [],
    contracts: () => ({}),
    accepts: () => [approval('second', ['late.first']), approval('first', [])],
  };
  const steps: string[] = [];
  const onStep = ({ kind, id }: DeployProgress) => void (kind !== 'skipped' && steps.push(`${kind} ${id}`));
  const layout = layoutOf(localPlan, { slugs: [...slugPlans, late] });
  expect(await accept(deployer, {}, { layout, onStep })).toEqual(['late.first', 'late.second']);
  const words = ['sent late.first', 'done late.first', 'sent late.second', 'done late.second'];
  expect(steps.slice(-4)).toEqual(words);
});

test('a node of another chain and another genesis are refused before anything is sent', async () => {
  const { chain: known } = options();
  await expect(deploy(options({ chain: { ...known, id: 97 } }))).rejects.toMatchObject({ code: 'WRONG_CHAIN' });
  const genesisHash = `0x${'11'.repeat(32)}` as const;
  await expect(deploy(options({ chain: { ...known, genesisHash } }))).rejects.toMatchObject({ code: 'WRONG_GENESIS' });
  const lost = { ...known, rpcUrls: ['http://127.0.0.1:9'] };
  await expect(deploy(options({ chain: lost }))).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(0);
});

test('one of several endpoints may be down, none may run another chain', async () => {
  const { chain: known } = options();
  const down = await deploy(options({ chain: { ...known, rpcUrls: ['http://127.0.0.1:9', rpcUrl()] } }));
  expect(placesOf(down).contracts).toEqual(localPlaces);
  const foreign = await startAnvil([], 97);
  try {
    const chain = { ...known, rpcUrls: [rpcUrl(), foreign.rpcUrl] };
    await expect(deploy(options({ chain }))).rejects.toMatchObject({ code: 'WRONG_CHAIN' });
  } finally {
    await foreign.stop();
  }
});

test('nothing is begun with another key, or with less than the deployment can cost', async () => {
  await expect(deploy(options({ deployer: other }))).rejects.toMatchObject({ code: 'KEY' });
  const balance = await reader().getBalance({ address: deployer.address });
  await chain().setBalance({ address: deployer.address, value: 10n ** 18n });
  await expect(deploy(options())).rejects.toMatchObject({ code: 'FUNDS' });
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(0);
  await chain().setBalance({ address: deployer.address, value: balance });
});

test('no step costs more gas than was said', async () => {
  const roles = { owner: other.address };
  const { steps } = await prepareDeployment(options().chain, options({ roles }).plan);
  const limits = new Map(steps.map(({ id, gasLimit }) => [id, gasLimit]));
  const hashes = new Map<string, Hex>();
  const write = async (id: string, { hash }: { hash?: Hex }) => void (hash && hashes.set(id, hash));
  await deploy(options({ roles, openJournal: async () => ({ ...memoryJournal(), entry: () => undefined, write }) }));
  expect(hashes.size).toBeGreaterThan(20);
  for (const [id, hash] of hashes) {
    const { gasUsed } = await reader().getTransactionReceipt({ hash });
    expect(gasUsed, id).toBeLessThanOrEqual(limits.get(id) ?? 0n);
  }
});

test('the blocks of the contracts come from the receipts, or are found when the journal is lost', async () => {
  const folder = await journalFolder();
  const openJournalFile = (fingerprint: Hex) => openJournal(join(folder, 'journal'), fingerprint);
  const first = await deploy(options({ openJournal: openJournalFile }));
  const { shared, swap, tokens } = first.contracts;
  const made = [shared?.multicall, swap?.factory, swap?.router, tokens?.['token HENNY']];
  for (const { address, startBlock } of made.map((contract) => contract ?? { address: zeroAddress, startBlock: 0 })) {
    const at = async (block: number) => reader().getCode({ address, blockNumber: BigInt(block) });
    expect(await at(startBlock)).toBeDefined();
    expect(await at(startBlock - 1)).toBeUndefined();
  }
  await chain().mine({ blocks: 3 });
  expect(await deploy(options())).toEqual(first);
  expect(await deploy(options({ openJournal: openJournalFile }))).toEqual(first);
  await rm(folder, { recursive: true });
});

test('a journal is of one plan on one chain: with another plan nothing is sent', async () => {
  const folder = await journalFolder();
  const openJournalFile = (fingerprint: Hex) => openJournal(join(folder, 'journal'), fingerprint);
  await deploy(options({ openJournal: openJournalFile }));
  const nonce = await reader().getTransactionCount({ address: deployer.address });
  const changed = options({ openJournal: openJournalFile, roles: { treasury: other.address } });
  await expect(deploy(changed)).rejects.toMatchObject({ code: 'JOURNAL' });
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(nonce);
  await writeFile(join(folder, 'journal'), '{"version":1,"steps"');
  await expect(deploy(options({ openJournal: openJournalFile }))).rejects.toMatchObject({ code: 'JOURNAL' });
  await rm(folder, { recursive: true });
});
