import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWalletClient, http, namehash } from 'viem';
import { expect, test } from 'vitest';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { addressOf } from './address-of';
import { deploy } from './deploy';
import { openJournal } from './journal';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { localRoles } from './local-roles';
import { deployScene } from './test/deploy-scene';

const { other, rpcUrl, chain, reader, options, accept } = deployScene();

test('CALL-21 the suffix and addr.reverse belong to their registrars, the root to the owner', async () => {
  const deployment = await deploy(options({ roles: { owner: other.address } }));
  const owners = await Promise.all(
    ['', 'besc', 'reverse', 'addr.reverse'].map((name) =>
      reader().readContract({
        address: addressOf(deployment, 'names', 'registry'),
        abi: nameRegistryAbi,
        functionName: 'owner',
        args: [namehash(name)],
      }),
    ),
  );
  const registrar = addressOf(deployment, 'names', 'registrar');
  expect(owners).toEqual([other.address, registrar, other.address, addressOf(deployment, 'names', 'reverseRegistrar')]);
  const again = await deploy(options({ roles: { owner: other.address } }));
  expect(again).toEqual(deployment);
});

test('a plan without settings has no name service; settings it does not understand are refused by name', () => {
  const told = (names: unknown) => layoutOf({ ...localPlan, settings: names === undefined ? {} : { names } });
  const { names: _, ...others } = layoutOf(localPlan).contracts;
  expect(told(undefined).contracts).toEqual(others);
  expect(Object.keys(told({ suffix: 'test', yearPrice: '1.5' }).contracts.names ?? {})).toHaveLength(4);
  expect(() => told({ suffix: 'test', yearPrice: 5 })).toThrow('settings.names.yearPrice');
  expect(() => told({ suffix: 'test', yearPrice: '5', more: 1 })).toThrow('settings.names');
});

test('a finished deployment stays finished when its owner has handed on what it was given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-deploy-'));
  const run = options({
    roles: { owner: other.address },
    openJournal: (mark) => openJournal(join(folder, 'journal'), mark),
  });
  const deployment = await deploy(run);
  await accept(other, { owner: other.address });
  const wallet = createWalletClient({ account: other, transport: http(rpcUrl()) });
  const registry = addressOf(deployment, 'names', 'registry');
  const give = { abi: nameRegistryAbi, functionName: 'setOwner', args: [namehash(''), localRoles.treasury] } as const;
  await wallet.writeContract({ address: registry, ...give, chain: null, type: 'legacy' });
  await chain().mine({ blocks: 1 });
  expect(await deploy(run)).toEqual(deployment);
  await rm(folder, { recursive: true });
});
