import { readdir } from 'node:fs/promises';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, createPublicClient, createTestClient, encodeFunctionData, type Hex, http, parseEther } from 'viem';
import { erc20Abi } from '../../../generated/abi/erc20';
import { factoryAbi } from '../../../generated/abi/factory';
import { farmMasterAbi } from '../../../generated/abi/farm-master';
import { feeCollectorAbi } from '../../../generated/abi/fee-collector';
import { moneyTokenAbi } from '../../../generated/abi/money-token';
import { poolFactoryAbi } from '../../../generated/abi/pool-factory';
import { type Anvil, startAnvil } from '../../../tools/start-anvil';
import { addressOf } from '../../address-of';
import { deploy, prepareDeployment } from '../../deploy';
import { handOver } from '../../hand-over';
import { memoryJournal } from '../../journal';
import { localChain, localPlan } from '../../local-plan';
import { waitForReceipt } from '../../wait-for-receipt';
import { sceneAccount } from '../deploy-scene';
import type { Caller, RoleWorld } from './role-entry';
import { slugRoles } from './role-tables';

/** Parts that are played by accounts of their own. */
const people = {
  deployer: sceneAccount(0),
  proposer: sceneAccount(1),
  guardian: sceneAccount(2),
  operator: sceneAccount(3),
  treasury: sceneAccount(4),
  keeper: sceneAccount(5),
  'pool admin': sceneAccount(6),
  stranger: sceneAccount(7),
  candidate: sceneAccount(8),
} satisfies Record<Exclude<Caller, 'farm master' | 'owner'>, unknown>;

/** A whole deployment on a chain of its own, in which each part is played by another account and everything is offered. */
export interface RoleScene {
  readonly anvil: Anvil;
  readonly world: RoleWorld;
}

const { deployer, proposer, guardian, operator, treasury, candidate } = people;
const rate = 10n;
const blocks = 1000n;

export async function roleScene(): Promise<RoleScene> {
  const anvil = await startAnvil();
  const chain = localChain({ rpcUrl: anvil.rpcUrl, chainId: 2372 });
  const roles = {
    ...{ deployer: deployer.address, owner: proposer.address, guardian: guardian.address },
    ...{ operator: operator.address, treasury: treasury.address },
  };
  const plan = { ...localPlan, roles };
  const deployment = await deploy({ chain, plan, deployer });
  const reader = createPublicClient({ transport: http(anvil.rpcUrl) });
  const tester = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) });
  const { client, layout } = await prepareDeployment(chain, plan);
  const run = { client, layout, owner: proposer, gasPrice: 10n ** 12n, confirmations: 1, journal: memoryJournal() };
  const passUntil = async (timestamp: bigint) => {
    await tester.setNextBlockTimestamp({ timestamp });
    await tester.mine({ blocks: 1 });
  };
  await handOver({ ...run, passUntil });
  const timelock = addressOf(deployment, 'governance', 'timelock');
  const owner = { address: timelock };
  await tester.setBalance({ address: timelock, value: parseEther('100') });

  async function send(
    from: Address,
    to: Address,
    call: { abi: Abi; functionName: string; args?: readonly unknown[] },
    value = 0n,
  ): Promise<void> {
    await tester.impersonateAccount({ address: from });
    const hash = await tester.sendUnsignedTransaction({ from, to, value, data: encodeFunctionData(call) });
    const { status } = await waitForReceipt(reader, { hash, pollingInterval: 20 });
    if (status !== 'success') throw new Error(`${call.functionName} was refused`);
  }

  const slugs = await slugRoles();
  const contracts = Object.assign(places(deployment), ...slugs.map((slug) => slug.places?.(deployment)));
  const at = (name: string) => checksumAddress(contracts[name] ?? '');
  const parts = Object.entries(people).map(([part, { address }]) => [part, address]);
  const accounts: RoleWorld['accounts'] = {
    ...Object.fromEntries(parts),
    ...{ owner: timelock, 'farm master': at('farm-master') },
  };
  const pass = async (seconds: number) => {
    await tester.increaseTime({ seconds });
  };
  const start = (await reader.getBlockNumber()) + 100_000n;
  const reward = at('list-token');
  const terms = [rate, start, start + blocks, 20n] as const;
  for (const token of [reward, addressOf(deployment, 'tokens', 'token WAGMI' as never)]) {
    await send(proposer.address, token, { abi: erc20Abi, functionName: 'transfer', args: [timelock, 1_000_000n] });
  }
  await send(owner.address, reward, {
    abi: erc20Abi,
    functionName: 'approve',
    args: [at('pool-factory'), 2n ** 255n],
  });
  const admin = people['pool admin'].address;
  await send(owner.address, at('pool-factory'), {
    abi: poolFactoryAbi,
    functionName: 'deployPool',
    args: [at('wbesc'), reward, ...terms, admin],
  });
  await send(owner.address, at('pool-factory'), {
    abi: poolFactoryAbi,
    functionName: 'deployNativePool',
    args: [reward, ...terms, admin, operator.address],
  });
  const poolAt = (index: bigint) =>
    reader.readContract({ address: at('pool-factory'), abi: poolFactoryAbi, functionName: 'pools', args: [index] });
  Object.assign(contracts, { 'staking-pool': await poolAt(0n), 'native-pool': await poolAt(1n) });

  const lost = addressOf(deployment, 'tokens', 'token WAGMI' as never);
  for (const holder of ['staking-pool', 'native-pool', 'money-vault']) {
    await send(owner.address, lost, { abi: erc20Abi, functionName: 'transfer', args: [at(holder), 5n] });
  }
  // Whoever adds pools funds them, so the owner's allowance above stays; everything else is offered to the candidate.
  const offer = (from: Address, contract: string, functionName: string, abi: Abi = farmMasterAbi) =>
    send(from, at(contract), { abi, functionName, args: [candidate.address] });
  for (const owned of ['farm-master', 'money-vault', 'pool-factory', 'fee-collector']) {
    await offer(owner.address, owned, 'transferOwnership');
  }
  for (const pool of ['staking-pool', 'native-pool']) await offer(admin, pool, 'transferOwnership');
  await offer(owner.address, 'factory', 'setFeeToSetter', factoryAbi);
  await offer(treasury.address, 'fee-collector', 'offerTreasury', feeCollectorAbi);
  await offer(owner.address, 'money-token', 'beginDefaultAdminTransfer', moneyTokenAbi);

  for (const { prepare } of slugs) await prepare?.({ accounts, at, send, pass });
  // The admin of MONEY is handed over after two days.
  await pass(3 * 86_400);
  await tester.mine({ blocks: 1 });
  await tester.setBalance({ address: at('farm-master'), value: parseEther('100') });

  return {
    anvil,
    world: {
      accounts,
      contracts,
      lost,
      unfarmed: addressOf(deployment, 'tokens', 'stable'),
      start,
    },
  };
}

/** Addresses by the names of generated modules; pools come later. */
function places(deployment: Deployment): Record<string, Address> {
  const token = (symbol: string) => addressOf(deployment, 'tokens', `token ${symbol}` as never);
  return {
    multicall: addressOf(deployment, 'shared', 'multicall'),
    wbesc: addressOf(deployment, 'tokens', 'wbesc'),
    'money-token': addressOf(deployment, 'tokens', 'money'),
    busdc: addressOf(deployment, 'tokens', 'stable'),
    'list-token': token('HENNY'),
    'reflex-token': token('RFLX'),
    factory: addressOf(deployment, 'swap', 'factory'),
    router: addressOf(deployment, 'swap', 'router'),
    'fee-collector': addressOf(deployment, 'swap', 'feeCollector'),
    pair: checksumAddress(deployment.pairs[0]?.address ?? ''),
    'farm-master': addressOf(deployment, 'farms', 'master'),
    'pool-factory': addressOf(deployment, 'pools', 'factory'),
    'money-vault': addressOf(deployment, 'pools', 'vault'),
  };
}

/** What can be deployed, by the names of the generated modules: its functions and errors, its creation code. */
export async function generatedContracts(): Promise<ReadonlyMap<string, { abi: Abi; bytecode: Hex }>> {
  const folder = new URL('../../../generated/', import.meta.url);
  const names = (await readdir(new URL('bytecode', folder))).map((file) => file.replace(/\.ts$/, '')).sort();
  const load = async (path: string) => Object.values(await import(/* @vite-ignore */ new URL(path, folder).href))[0];
  const entries = names.map(async (name) => {
    const [abi, bytecode] = await Promise.all([load(`abi/${name}.ts`), load(`bytecode/${name}.ts`)]);
    return [name, { abi: abi as Abi, bytecode: bytecode as Hex }] as const;
  });
  return new Map(await Promise.all(entries));
}
