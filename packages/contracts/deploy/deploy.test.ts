import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Address, createPublicClient, createTestClient, createWalletClient, type Hex, http, namehash } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { factoryAbi } from '../generated/abi/factory';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { localDeployment } from '../generated/deployments/local';
import { type Anvil, startAnvil } from '../tools/start-anvil';
import { acceptRoles } from './accept-roles';
import { type DeployOptions, deploy } from './deploy';
import { localRoles } from './local-roles';

const mnemonic = 'test test test test test test test test test test test junk';
const deployer = mnemonicToAccount(mnemonic, { addressIndex: 0 });
const other = mnemonicToAccount(mnemonic, { addressIndex: 5 });

let anvil: Anvil;
let rpcUrl: string;
let clean: `0x${string}`;

const chain = () => createTestClient({ mode: 'anvil', transport: http(rpcUrl) });
const reader = () => createPublicClient({ transport: http(rpcUrl) });

function options(changes: Partial<DeployOptions> = {}): DeployOptions {
  const { owner, treasury } = localRoles;
  return { rpcUrl, chainId: 2372, deployer, owner, treasury, ...changes };
}

beforeAll(async () => {
  anvil = await startAnvil();
  rpcUrl = anvil.rpcUrl;
  clean = await chain().snapshot();
}, 30_000);

beforeEach(async () => {
  await chain().revert({ id: clean });
  clean = await chain().snapshot();
});

afterAll(() => {
  anvil.stop();
});

test('a fresh deployment is where the generated addresses say', async () => {
  const { contracts, names, tokens, pairs, pairInitCodeHash, version, chainId } = await deploy(options());
  expect({ version, chainId }).toEqual({ version: 1, chainId: 2372 });
  expect({ roles: localRoles, pairInitCodeHash, contracts, names, tokens, pairs }).toEqual(localDeployment);
  for (const { address, token0, token1 } of pairs) {
    const args = [token0, token1] as const;
    const actual = await reader().readContract({
      address: contracts.factory,
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

test('a run killed after any step is finished by the next one, with the same result', async () => {
  class Killed extends Error {}
  let steps = 0;
  const whole = await deploy(options({ onStep: ({ kind }) => void (kind === 'sent' && steps++) }));
  for (let killAfter = 1; killAfter <= steps; killAfter++) {
    await chain().revert({ id: clean });
    clean = await chain().snapshot();
    let seen = 0;
    const killed = deploy(
      options({
        onStep: ({ kind }) => {
          if (kind === 'sent' && ++seen === killAfter) throw new Killed();
        },
      }),
    );
    await expect(killed).rejects.toThrow(Killed);
    const { startBlock: _, ...resumed } = await deploy(options());
    const { startBlock: __, ...expected } = whole;
    expect(resumed).toEqual(expected);
  }
}, 240_000);

test('a transaction of a killed run that is mined between look and call does not stop the next run', async () => {
  const expected = await deploy(options());
  await chain().revert({ id: clean });
  clean = await chain().snapshot();
  const late = createWalletClient({ account: other, transport: http(rpcUrl) });
  let overtaken = 0;
  // Stands before the node: the first calls of the deployment are made by another account just before they are asked for.
  const node = createServer(async (request, response) => {
    const body = await text(request);
    const { method, params } = JSON.parse(body) as { method: string; params: [{ to?: Address; data?: Hex }?] };
    const call = params?.[0];
    if (overtaken < 3 && /^eth_(fillTransaction|estimateGas)$/.test(method) && call?.to && call.data) {
      overtaken++;
      const hash = await late.sendTransaction({ chain: null, to: call.to, data: call.data, type: 'legacy' });
      await reader().waitForTransactionReceipt({ hash });
    }
    const answer = await fetch(rpcUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    response.setHeader('content-type', 'application/json').end(await answer.text());
  });
  await once(node.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = node.address() as AddressInfo;
    const { startBlock: _, ...resumed } = await deploy(options({ rpcUrl: `http://127.0.0.1:${port}` }));
    const { startBlock: __, ...whole } = expected;
    expect(resumed).toEqual(whole);
    expect(overtaken).toBe(3);
  } finally {
    node.closeAllConnections();
    node.close();
  }
});

test('two runs at once by the same account leave a chain that the next run finishes', async () => {
  const runs = await Promise.allSettled([deploy(options()), deploy(options())]);
  const finished = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
  const { startBlock: _, ...again } = await deploy(options());
  for (const { startBlock: __, ...deployment } of finished) expect(again).toEqual(deployment);
  expect(again.contracts).toEqual(localDeployment.contracts);
});

test('another owner is offered the setter of the fee receiver and accepts it', async () => {
  const { contracts } = await deploy(options({ owner: other.address }));
  const read = (functionName: 'feeToSetter' | 'pendingFeeToSetter' | 'feeTo') =>
    reader().readContract({ address: contracts.factory, abi: factoryAbi, functionName });
  expect(await read('feeToSetter')).toBe(deployer.address);
  expect(await read('pendingFeeToSetter')).toBe(other.address);
  expect(await read('feeTo')).toBe(contracts.feeCollector);
  await acceptRoles({ rpcUrl, owner: other, factory: contracts.factory });
  expect(await read('feeToSetter')).toBe(other.address);
  await acceptRoles({ rpcUrl, owner: other, factory: contracts.factory });
  const again = await deploy(options({ owner: other.address }));
  expect(again.contracts).toEqual(contracts);
});

test('CALL-21 the suffix and addr.reverse belong to their registrars, the root to the owner', async () => {
  const { names } = await deploy(options({ owner: other.address }));
  const owners = await Promise.all(
    ['', 'besc', 'reverse', 'addr.reverse'].map((name) =>
      reader().readContract({
        address: names.registry,
        abi: nameRegistryAbi,
        functionName: 'owner',
        args: [namehash(name)],
      }),
    ),
  );
  expect(owners).toEqual([other.address, names.registrar, other.address, names.reverseRegistrar]);
  const again = await deploy(options({ owner: other.address }));
  expect(again.names).toEqual(names);
});

test('a node of another chain, an unknown chain id and another genesis are refused before anything is sent', async () => {
  await expect(deploy(options({ chainId: 97 }))).rejects.toMatchObject({ code: 'WRONG_CHAIN' });
  await expect(deploy(options({ chainId: 1 }))).rejects.toMatchObject({ code: 'UNKNOWN_CHAIN' });
  const genesisHash = `0x${'11'.repeat(32)}` as const;
  await expect(deploy(options({ genesisHash }))).rejects.toMatchObject({ code: 'WRONG_GENESIS' });
  expect(await reader().getTransactionCount({ address: deployer.address })).toBe(0);
});

test('a chain without the CREATE2 deployer is refused in so many words', async () => {
  await chain().setCode({ address: '0x4e59b44847b379578588920cA78FbF26c0B4956C', bytecode: '0x' });
  await expect(deploy(options())).rejects.toMatchObject({ code: 'NO_CREATE2_DEPLOYER' });
});
