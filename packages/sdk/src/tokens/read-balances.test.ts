import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { ReadError } from '../shared/errors/read-error';
import { type BatchReader, createBatchReader } from '../shared/reads/batch-reader';
import { readBalances } from './read-balances';

let deployed: DeployedChain;
let reader: BatchReader;
let account: Address;
let logged: string[];
const log = (message: string) => logged.push(message);
const router = () => addressOf(deployed.deployment, 'swap', 'router');

beforeAll(async () => {
  deployed = await makeDeployedChain();
  account = deployed.chain.accounts[0]?.address ?? zeroAddress;
  reader = readerOf(deployed);
});
afterAll(async () => {
  reader?.close();
  await deployed?.chain.stop();
});
beforeEach(() => {
  logged = [];
});

test('CALL-09 WALLET-23 reads all in one request', async () => {
  const proxy = await startFaultProxy({ target: deployed.chain.rpcUrl });
  const counted = readerOf({ client: makeClient(proxy.url), deployment: deployed.deployment });
  const tokens = deployed.deployment.tokens.map(({ address }) => address);
  const balances = await readBalances({ reader: counted, owner: account, tokens, log });
  expect(balances.kind === 'success' && [...balances.amounts.keys()]).toEqual(tokens);
  expect(proxy.requestCount()).toBe(1);
  counted.close();
  await proxy.stop();
});

test('WALLET-21 WALLET-22 invalid addresses are logged and nothing is fetched', async () => {
  const tokens = [deployed.token('HENNY')];
  const closed = createBatchReader({ client: deployed.client, multicall: router() });
  closed.close();
  for (const owner of [undefined, checksumAddress('0x12'), zeroAddress]) {
    expect(await readBalances({ reader: closed, owner, tokens, log })).toEqual({ kind: 'not-fetched' });
  }
  expect(await readBalances({ reader: closed, owner: account, tokens: [checksumAddress('0x12')], log })).toEqual({
    kind: 'not-fetched',
  });
  expect(logged).toHaveLength(4);
});

test('a token that does not answer is missing, never zero', async () => {
  const stranger = checksumAddress(`0x${'dd'.repeat(20)}`);
  const balances = await readBalances({ reader, owner: account, tokens: [stranger, deployed.token('HENNY')], log });
  expect(balances.kind === 'success' && [...balances.amounts.keys()]).toEqual([deployed.token('HENNY')]);
  expect(balances).toMatchObject({ isUnread: false });
});

test('a token that the node did not answer for is unread', async () => {
  const [busdc, henny] = [deployed.token('BUSDC'), deployed.token('HENNY')];
  const failing: BatchReader['read'] = async (call, options) => {
    if (call.address === henny) throw new ReadError('READ_FAILED', 'The node did not answer');
    return await reader.read(call, options);
  };
  const balances = await readBalances({
    reader: { ...reader, read: failing },
    owner: account,
    tokens: [busdc, henny],
    log,
  });
  expect(balances).toMatchObject({ kind: 'success', isUnread: true });
  expect(balances.kind === 'success' && [...balances.amounts.keys()]).toEqual([busdc]);
});

test('WALLET-24 WALLET-25 a failure is logged and told', async () => {
  const lost = createBatchReader({ client: makeClient('http://127.0.0.1:9'), multicall: router() });
  const balances = await readBalances({ reader: lost, owner: account, tokens: [deployed.token('HENNY')], log });
  expect(balances.kind).toBe('failed');
  expect(logged).toEqual(['Balances could not be fetched']);
  lost.close();
});
