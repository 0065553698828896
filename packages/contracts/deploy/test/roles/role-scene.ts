import { readdir } from 'node:fs/promises';
import type { Address } from '@besc/domain/shared/address';
import { joinRecords } from '@besc/domain/shared/join-records';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  parseEther,
  slice,
  toHex,
} from 'viem';
import { type Anvil, startAnvil } from '../../../tools/start-anvil';
import { addressOf } from '../../address-of';
import { deploy, prepareDeployment } from '../../deploy';
import { handOver } from '../../hand-over';
import { memoryJournal } from '../../journal';
import { localChain, localPlan } from '../../local-plan';
import { publicAccount } from '../../public-account';
import { waitForReceipt } from '../../wait-for-receipt';
import { type Caller, type RoleWorld, type SceneChain, sceneToken } from './role-entry';
import { slugCallers, slugRoles } from './role-tables';

/** Parts that are played by accounts of their own. */
const people = {
  deployer: publicAccount(0),
  proposer: publicAccount(1),
  guardian: publicAccount(2),
  operator: publicAccount(3),
  treasury: publicAccount(4),
  keeper: publicAccount(5),
  stranger: publicAccount(7),
  candidate: publicAccount(8),
} satisfies Record<Exclude<Caller, 'owner'>, unknown>;

/** A whole deployment on a chain of its own, in which each part is played by another account and everything is offered. */
export interface RoleScene {
  readonly anvil: Anvil;
  readonly world: RoleWorld;
}

const { deployer, proposer, guardian, operator, treasury } = people;

export async function roleScene(): Promise<RoleScene> {
  const anvil = await startAnvil();
  const chain = localChain({ rpcUrl: anvil.rpcUrl, chainId: 2372 });
  const roles = {
    deployer: deployer.address,
    owner: proposer.address,
    guardian: guardian.address,
    operator: operator.address,
    treasury: treasury.address,
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

  const send: SceneChain['send'] = async (from, to, call, value = 0n) => {
    await tester.impersonateAccount({ address: from });
    const hash = await tester.sendUnsignedTransaction({ from, to, value, data: encodeFunctionData(call) });
    const { status } = await waitForReceipt(reader, { hash, pollingInterval: 20 });
    if (status !== 'success') throw new Error(`${call.functionName} was refused`);
  };
  const read: SceneChain['read'] = (address, call) => reader.readContract({ address, ...call });
  const pass = async (seconds: number) => {
    await tester.increaseTime({ seconds });
  };

  const slugs = await slugRoles();
  const contracts = joinRecords(
    'contracts',
    slugs.map(({ places }) => places?.(deployment)),
  );
  const at = (name: string) => checksumAddress(contracts[name] ?? '');
  const added = Object.entries(slugCallers(slugs)).map(([part, { contract }]) => {
    return [part, contract === undefined ? ownAccount(part) : at(contract)] as const;
  });
  const accounts: RoleWorld['accounts'] = {
    deployer: deployer.address,
    owner: timelock,
    proposer: proposer.address,
    guardian: guardian.address,
    operator: operator.address,
    treasury: treasury.address,
    keeper: people.keeper.address,
    stranger: people.stranger.address,
    candidate: people.candidate.address,
    ...Object.fromEntries(added),
  };
  for (const address of [timelock, ...added.map(([, address]) => address)]) {
    await tester.setBalance({ address, value: parseEther('100') });
  }
  const lost = sceneToken(deployment, 'WAGMI');
  const place: SceneChain['place'] = (name, address) => {
    contracts[name] = address;
  };
  for (const { prepare } of slugs) await prepare?.({ accounts, at, place, send, read, pass, lost });
  await tester.mine({ blocks: 1 });
  return { anvil, world: { accounts, contracts, lost } };
}

/** An account without any role. */
const ownAccount = (part: string): Address => checksumAddress(slice(keccak256(toHex(part)), 12));

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
