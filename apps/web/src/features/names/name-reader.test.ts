import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Chain } from '@besc/localnet/chain';
import { registerNames } from '@besc/localnet/names/register-names';
import { startDeployment } from '@besc/localnet/start-exchange';
import { type BatchReader, createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NameService } from '../../blocks/chain/name-service';
import { hasNames } from './has-names';
import { nameReader } from './name-reader';

let node: Chain;
let reader: BatchReader;
let names: NameService;

beforeAll(async () => {
  const { chain, deployment } = await startDeployment();
  node = chain;
  await node.setAutomine(false);
  await registerNames({ chain: node, deployment });
  const client = createClient({ transport: http(node.rpcUrl) });
  reader = createBatchReader({ client, multicall: addressOf(deployment, 'shared', 'multicall') });
  names = nameReader({ settings: { ...makeSettings(), contracts: deployment.contracts }, reader });
  // The first name unpacks the tables of the rules, which takes long on a busy machine.
  await names.findAddress('first.besc');
});
afterAll(async () => {
  reader?.close();
  await node?.stop();
});

const account = (index: number) => node.accounts[index]?.address ?? zeroAddress;

test('SWAP-032 CALL-23 a name in any letter case leads to its address and comes out in its one spelling', async () => {
  expect(await names.findAddress('David.BESC')).toEqual({
    kind: 'found',
    name: 'david.besc',
    address: account(3),
  });
});

test.each([
  ['missing.besc', 'not-found'],
  ['vitalik.eth', 'not-found'],
  ['d\u0430vid.besc', 'lookalike'],
  ['da_vid.besc', 'invalid'],
] as const)('SWAP-055 %s is told to be %s', async (text, reason) => {
  expect(await names.findAddress(text)).toEqual({ kind: 'unusable', reason });
});

test('OPEN-31 a chain without a registry has no names', () => {
  const settings = makeSettings();
  const { names: _, ...contracts } = settings.contracts;
  expect([hasNames(settings), hasNames({ contracts })]).toEqual([true, false]);
});

test('CALL-24 OPEN-31 the name of an account is told only when it leads back', async () => {
  const name = (index: number) => names.findName(account(index));
  expect([await name(3), await name(2), await name(4)]).toEqual(['david.besc', undefined, undefined]);
});
