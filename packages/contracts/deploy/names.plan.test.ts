import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from '@besc/domain/shared/address';
import {
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  labelhash,
  namehash,
  parseEther,
  zeroHash,
} from 'viem';
import { expect, test } from 'vitest';
import { nameRegistrarAbi } from '../generated/abi/name-registrar';
import { nameRegistryAbi } from '../generated/abi/name-registry';
import { viewEligibilityAbi } from '../generated/abi/view-eligibility';
import { addressOf } from './address-of';
import { deploy } from './deploy';
import { openJournal } from './journal';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { localRoles } from './local-roles';
import { deployScene } from './test/deploy-scene';
import { journalFolder } from './test/journal-folder';

const { other, rpcUrl, chain, reader, options, accept, mined } = deployScene();

test('CALL-21 the suffix and addr.reverse belong to their registrars, the root to the timelock', async () => {
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
  const timelock = addressOf(deployment, 'governance', 'timelock');
  expect(owners).toEqual([timelock, registrar, timelock, addressOf(deployment, 'names', 'reverseRegistrar')]);
  const again = await deploy(options({ roles: { owner: other.address } }));
  expect(again).toEqual(deployment);
});

test('the holder of a name has earned its campaign by the id of the name, and no other account', async () => {
  const deployment = await deploy(options());
  const registrar = addressOf(deployment, 'names', 'registrar');
  const call = { address: registrar, abi: nameRegistrarAbi } as const;
  const account = createWalletClient({ account: other, transport: http(rpcUrl()) });
  const name = ['people', other.address, 31_536_000n, zeroHash] as const;
  const send = (request: { data: Hex; value?: bigint }) =>
    mined(account.sendTransaction({ chain: null, to: registrar, gasPrice: 10n ** 12n, type: 'legacy', ...request }));
  const args = [await reader().readContract({ ...call, functionName: 'makeCommitment', args: name })] as const;
  const earned = (who: Address) =>
    reader().readContract({
      address: addressOf(deployment, 'names', 'holders'),
      abi: viewEligibilityAbi,
      functionName: 'isEligible',
      args: [who, 1n, 0n, 0n, [labelhash('people')]],
    });
  await send({ data: encodeFunctionData({ abi: nameRegistrarAbi, functionName: 'commit', args }) });
  await chain().increaseTime({ seconds: 61 });
  expect(await earned(other.address)).toBe(false);
  const data = encodeFunctionData({ abi: nameRegistrarAbi, functionName: 'register', args: name });
  await send({ data, value: parseEther('10') });
  expect(await earned(other.address)).toBe(true);
  expect(await earned(registrar)).toBe(false);
});

test('a plan without settings has no name service; settings it does not understand are refused by name', () => {
  const told = (names: unknown) => layoutOf({ ...localPlan, settings: names === undefined ? {} : { names } });
  expect(told(undefined).contracts.names).toBeUndefined();
  expect(told(undefined).steps.some(({ id }) => id.startsWith('names'))).toBe(false);
  expect(Object.keys(told({ suffix: 'test', yearPrice: '1.5' }).contracts.names ?? {})).toHaveLength(5);
  expect(() => told({ suffix: 'test', yearPrice: 5 })).toThrow('settings.names.yearPrice');
  expect(() => told({ suffix: 'test', yearPrice: '5', more: 1 })).toThrow('settings.names');
  expect(() => told({ suffix: 'test', yearPrice: '1000.1' })).toThrow('settings.names.yearPrice must');
});

test('a finished deployment stays finished when its owner has handed on what it was given', async () => {
  const folder = await journalFolder();
  const run = options({
    roles: { owner: other.address },
    openJournal: (mark) => openJournal(join(folder, 'journal'), mark),
  });
  const deployment = await deploy(run);
  await accept(other, { owner: other.address });
  const timelock = addressOf(deployment, 'governance', 'timelock');
  await chain().impersonateAccount({ address: timelock });
  await chain().setBalance({ address: timelock, value: parseEther('1') });
  const wallet = createWalletClient({ account: timelock, transport: http(rpcUrl()) });
  const registry = addressOf(deployment, 'names', 'registry');
  const give = { abi: nameRegistryAbi, functionName: 'setOwner', args: [namehash(''), localRoles.treasury] } as const;
  await mined(wallet.writeContract({ address: registry, ...give, chain: null, type: 'legacy' }));
  expect(await deploy(run)).toEqual(deployment);
  await rm(folder, { recursive: true });
});
