import { nameRegistryAbi } from '@besc/contracts/abi/name-registry';
import { nameResolverAbi } from '@besc/contracts/abi/name-resolver';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { publishedList } from '@besc/localnet/content/published-list';
import { localNames, lyingReverse } from '@besc/localnet/names/local-names';
import { registerNames } from '@besc/localnet/names/register-names';
import { type Hex, labelhash, namehash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../test/deployed-chain';
import { type BatchReader, createBatchReader } from '../shared/reads/batch-reader';
import { contractCall } from '../shared/writes/contract-call';
import { normalizeName } from './normalize-name';
import { readAccountName } from './read-account-name';
import { readContentUri } from './read-content-uri';
import { readNameAddress } from './read-name-address';

let deployed: DeployedChain;
let reader: BatchReader;
let lost: BatchReader;
const names = () => ({
  registry: addressOf(deployed.deployment, 'names', 'registry'),
  resolver: addressOf(deployed.deployment, 'names', 'resolver'),
});
const address = (index: number) => deployed.chain.accounts[index]?.address ?? zeroAddress;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  const { chain, deployment } = deployed;
  await chain.setAutomine(false);
  await registerNames({ chain, deployment });
  await chain.setAutomine(true);
  const multicall = addressOf(deployment, 'shared', 'multicall');
  reader = createBatchReader({ client: deployed.client, multicall });
  lost = createBatchReader({ client: makeClient('http://127.0.0.1:9'), multicall });
});
afterAll(async () => {
  reader?.close();
  lost?.close();
  await deployed?.chain.stop();
});

const resolve = (name: string, from = reader) =>
  readNameAddress({ reader: from, registry: names().registry, chainId: 2372, name: normalizeName(name) });
const nameOf = (account: number) =>
  readAccountName({ reader, registry: names().registry, chainId: 2372, account: address(account) });
const uriOf = (name: string) => readContentUri({ reader, registry: names().registry, name });
const setAddr = (name: string, coinType: bigint, value: Hex, from: number) => {
  const args = [namehash(name), coinType, value] as const;
  const call = { address: names().resolver, abi: nameResolverAbi, functionName: 'setAddr', args } as const;
  return deployed.send(contractCall(call), from);
};
const setReverse = (account: number, claim: string) => {
  const args = [namehash(`${address(account).slice(2).toLowerCase()}.addr.reverse`), claim] as const;
  const call = { address: names().resolver, abi: nameResolverAbi, functionName: 'setName', args } as const;
  return deployed.send(contractCall(call), account);
};
const child = (label: string, resolver: Address) => {
  const args = [namehash('alice.besc'), labelhash(label), address(0), resolver, 0n] as const;
  const call = { address: names().registry, abi: nameRegistryAbi, functionName: 'setSubnodeRecord', args } as const;
  return deployed.send(contractCall(call));
};

describe('names to addresses', () => {
  test.each(localNames)('CALL-21 CALL-23 SWAP-032 $label leads to account $account', async ({ label, account }) => {
    expect(await resolve(`${label}.besc`)).toBe(address(account));
  });

  test('SWAP-079 any letter case leads to the same address', async () => {
    expect(await resolve('ALICE.Besc')).toBe(address(0));
  });

  test('SWAP-055 an unregistered name, and one without an address, lead nowhere', async () => {
    expect(await resolve('missing.besc')).toBeUndefined();
    expect(await resolve('alice.eth')).toBeUndefined();
    await child('empty', names().resolver);
    expect(await resolve('empty.alice.besc')).toBeUndefined();
  });

  test('a resolver that is no contract says nothing', async () => {
    await child('odd', address(9));
    expect(await resolve('odd.alice.besc')).toBeUndefined();
  });

  test('ENSIP-11 the address recorded for this chain comes before the general one', async () => {
    await setAddr('grace.besc', 0x80000000n | 2372n, address(11), 5);
    expect(await resolve('grace.besc')).toBe(address(11));
    await setAddr('grace.besc', 0x80000000n | 97n, address(12), 5);
    expect(await resolve('grace.besc')).toBe(address(11));
    await setAddr('grace.besc', 0x80000000n | 2372n, '0x', 5);
    expect(await resolve('grace.besc')).toBe(address(5));
  });

  test('an unreachable chain is an error, not "no such name"', async () => {
    await expect(resolve('alice.besc', lost)).rejects.toMatchObject({ code: 'READ_FAILED' });
  });
});

describe('addresses to names', () => {
  test('CALL-24 a reverse name that leads back', async () => {
    expect(await nameOf(0)).toBe('alice.besc');
    expect(await nameOf(3)).toBe('david.besc');
  });

  test('OPEN-31 a reverse name that leads elsewhere is not told', async () => {
    const claimed = await reader.read({
      address: names().resolver,
      abi: nameResolverAbi,
      functionName: 'name',
      args: [namehash(`${address(lyingReverse.account).slice(2).toLowerCase()}.addr.reverse`)],
    });
    expect(claimed).toBe(`${lyingReverse.label}.besc`);
    expect(await nameOf(lyingReverse.account)).toBeUndefined();
  });

  test('an account without a reverse record has no name', async () => {
    expect(await nameOf(2)).toBeUndefined();
  });

  test.each(['ALICE.besc', ' alice.besc', 'аlice.besc', 'alice.besc\u202e', '', '<img>', 'x'.repeat(3000)])(
    'a reverse record %j is not spelled as names are and is not told',
    async (claim) => {
      await setReverse(0, claim);
      expect(await nameOf(0)).toBeUndefined();
      await setReverse(0, 'alice.besc');
      expect(await nameOf(0)).toBe('alice.besc');
    },
  );
});

describe('names to content', () => {
  test('LIST-50 LIST-51 CALL-22 a name that points to a list by its hash', async () => {
    const { list } = publishedList(deployed.deployment);
    expect(await uriOf('tokens.besc')).toBe(`ipfs://${list.id}`);
    expect(await uriOf('Tokens.BESC')).toBe(`ipfs://${list.id}`);
  });

  test('LIST-50 LIST-52 a name that points to a list by a key', async () => {
    const { key } = publishedList(deployed.deployment);
    expect(await uriOf('latest.besc')).toBe(`ipns://${key.id}`);
  });

  test.each([
    ['missing.besc', 'NAME_NOT_FOUND'],
    ['alice.besc', 'NAME_NOT_FOUND'],
    ['tokens..besc', 'NAME_INVALID'],
    ['t\u043ekens.besc', 'NAME_LOOKALIKE'],
  ])('LIST-57 %s does not resolve', async (name, code) => {
    await expect(uriOf(name)).rejects.toMatchObject({ code, message: `Failed to resolve ENS name: ${name}` });
  });

  test('LIST-57 neither does any name when the chain does not answer', async () => {
    const message = 'Failed to resolve ENS name: tokens.besc';
    const { registry } = names();
    await expect(readContentUri({ reader: lost, registry, name: 'tokens.besc' })).rejects.toMatchObject({ message });
  });

  test('LIST-53 LIST-58 content of another kind cannot be translated', async () => {
    await expect(uriOf('swarm.besc')).rejects.toMatchObject({
      code: 'CONTENT_UNREADABLE',
      message: expect.stringMatching(/^Failed to translate contenthash to URI: 0xe4/),
    });
  });
});
