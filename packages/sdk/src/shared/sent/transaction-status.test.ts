import type { Address } from '@besc/domain/shared/address';
import { type Chain, startChain } from '@besc/localnet/chain';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, custom, type Hex, hexToBigInt, numberToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClient } from '../../../test/deployed-chain';
import { type FaultyServer, startLiar } from '../../../test/liar';
import { failoverTransport } from '../nodes/failover-transport';
import { callFingerprint } from './call-fingerprint';
import { type FollowedTransaction, readTransactionStatus } from './transaction-status';

let chain: Chain;
let client: ReturnType<typeof makeClient>;
let from: Address;
const to: Address = checksumAddress(`0x${'44'.repeat(20)}`);
const call = { to, data: '0x1234' as Hex, value: 5n };

beforeAll(async () => {
  chain = await startChain();
  client = makeClient(chain.rpcUrl);
  from = chain.accounts[0]?.address ?? to;
});
afterAll(() => chain?.stop());

beforeEach(async () => {
  await chain.setAutomine(false);
});

async function send(changes: { gasPrice?: bigint; call?: typeof call; nonce?: number } = {}): Promise<Hex> {
  const { gasPrice = chain.gasPrice, nonce } = changes;
  const sent = changes.call ?? call;
  return await chain.send({
    from,
    to: sent.to,
    data: sent.data,
    value: numberToHex(sent.value),
    gas: '0x186a0',
    gasPrice: numberToHex(gasPrice),
    ...(nonce === undefined ? {} : { nonce: numberToHex(nonce) }),
  });
}

async function sendFollowed(): Promise<FollowedTransaction> {
  const nonce = Number(await chain.rpc.request<Hex>('eth_getTransactionCount', [from, 'latest']));
  const sinceBlock = await chain.blockNumber();
  return { hash: await send({ nonce }), from, nonce, callHash: callFingerprint(call), sinceBlock };
}

const read = (transaction: FollowedTransaction) => readTransactionStatus({ client, transaction });

describe('readTransactionStatus', () => {
  test('CALL-12 TX-13 pending, then mined with its receipt, looked up by hash', async () => {
    const transaction = await sendFollowed();
    expect(await read(transaction)).toEqual({ kind: 'pending', isBlocked: false });
    await chain.mine(1);
    expect(await read(transaction)).toMatchObject({
      kind: 'mined',
      receipt: { status: 1, from, to, transactionHash: transaction.hash, contractAddress: null },
    });
  });

  test('TX-15 a reverted transaction is mined with status 0', async () => {
    await chain.rpc.request('anvil_setCode', [to, '0x60006000fd']);
    const transaction = await sendFollowed();
    await chain.mine(1);
    await chain.rpc.request('anvil_setCode', [to, '0x']);
    expect(await read(transaction)).toMatchObject({ kind: 'mined', receipt: { status: 0 } });
  });

  test('OPEN-36 sped up: the same call under another hash is followed', async () => {
    const transaction = await sendFollowed();
    const faster = await send({ nonce: transaction.nonce, gasPrice: chain.gasPrice * 2n });
    // Until it is mined, the first one is only gone, and its place is taken: sending again is not advised.
    expect((await read(transaction)).kind).toBe('pending');
    await chain.mine(3);
    expect(await read(transaction)).toEqual({ kind: 'sped-up', hash: faster });
    expect(await read({ ...transaction, hash: faster })).toMatchObject({ kind: 'mined', receipt: { status: 1 } });
  });

  test('OPEN-36 cancelled: an empty transfer to oneself took the nonce', async () => {
    const transaction = await sendFollowed();
    const cancel = { to: from, data: '0x' as Hex, value: 0n };
    const hash = await send({ nonce: transaction.nonce, gasPrice: chain.gasPrice * 2n, call: cancel });
    await chain.mine(2);
    expect(await read(transaction)).toEqual({ kind: 'cancelled', hash });
  });

  test('H7 replaced by another call is never a success, with or without the fingerprint', async () => {
    const transaction = await sendFollowed();
    const hash = await send({ nonce: transaction.nonce, gasPrice: chain.gasPrice * 2n, call: { ...call, value: 6n } });
    await chain.mine(2);
    expect(await read(transaction)).toEqual({ kind: 'replaced', hash });
    const { callHash: _, sinceBlock: __, ...bare } = transaction;
    expect(await read(bare)).toEqual({ kind: 'replaced', hash });
  });

  test('dropped by the node is told as such', async () => {
    const transaction = await sendFollowed();
    await chain.dropTransaction(transaction.hash);
    expect(await read(transaction)).toEqual({ kind: 'dropped' });
  });

  test('OPEN-36 reorganised: mined becomes pending or dropped again, and mined once more elsewhere', async () => {
    const transaction = await sendFollowed();
    await chain.mine(1);
    expect((await read(transaction)).kind).toBe('mined');
    await chain.mine(2);
    await chain.reorg({ depth: 3 });
    expect(['pending', 'dropped']).toContain((await read(transaction)).kind);
    const again = await send({ nonce: transaction.nonce });
    await chain.mine(1);
    expect(await read({ ...transaction, hash: again })).toMatchObject({ kind: 'mined', receipt: { status: 1 } });
  });

  test('a replacement is found among thousands of blocks by halving, and without old states by looking back', async () => {
    const transaction = await sendFollowed();
    const faster = await send({ nonce: transaction.nonce, gasPrice: chain.gasPrice * 2n });
    await chain.mine(1);
    await chain.mine(40);
    let requests = 0;
    const counting = new Proxy(client.request, {
      apply: (_request, self, args: unknown[]) => {
        requests += 1;
        return Reflect.apply(client.request, self, args);
      },
    });
    expect(await readTransactionStatus({ client: { request: counting }, transaction })).toEqual({
      kind: 'sped-up',
      hash: faster,
    });
    expect(requests).toBeLessThan(20);
    const forgetful = new Proxy(client.request, {
      apply: (_request, self, args: { method: string; params: unknown[] }[]) => {
        const isOld = args[0]?.method === 'eth_getTransactionCount' && args[0].params[1] !== 'latest';
        return isOld ? Promise.reject(new Error('missing trie node')) : Reflect.apply(client.request, self, args);
      },
    });
    expect(await readTransactionStatus({ client: { request: forgetful }, transaction })).toEqual({
      kind: 'sped-up',
      hash: faster,
    });
  });

  test('a receipt whose block is not the chain’s is no confirmation', async () => {
    const transaction = await sendFollowed();
    await chain.mine(1);
    const forked = new Proxy(client.request, {
      apply: async (_request, self, args: { method: string }[]) => {
        const answer = await Reflect.apply(client.request, self, args);
        return args[0]?.method === 'eth_getBlockByNumber' ? { ...answer, hash: `0x${'ee'.repeat(32)}` } : answer;
      },
    });
    expect(await readTransactionStatus({ client: { request: forked }, transaction })).toMatchObject({
      kind: 'pending',
    });
  });

  test('the fingerprint does not depend on gas price or nonce, and on everything else', () => {
    const print = callFingerprint(call);
    expect(callFingerprint({ ...call, value: 6n })).not.toBe(print);
    expect(callFingerprint({ ...call, data: '0x12' })).not.toBe(print);
    expect(callFingerprint({ ...call, to: from })).not.toBe(print);
    expect(hexToBigInt(print)).toBeGreaterThan(0n);
  });
});

describe('with several nodes', () => {
  /** A node that answers like the chain, but for its word about the receipt. */
  async function startReceiptLiar(own: Chain, changes: object): Promise<FaultyServer> {
    const block = await own.rpc.request<{ transactions: Hex[] }>('eth_getBlockByNumber', ['0x1', false]);
    const receipt = await own.rpc.request<object>('eth_getTransactionReceipt', [block.transactions[0]]);
    return await startLiar('0x', {
      eth_blockNumber: '0x1',
      eth_getBlockByNumber: block,
      eth_getTransactionReceipt: { ...receipt, ...changes },
    });
  }

  /** One transaction that the chain refuses, in block 1. */
  async function failInBlockOne(): Promise<{ own: Chain; hash: Hex; sender: Address }> {
    const own = await startChain();
    const sender = own.accounts[0]?.address ?? to;
    await own.rpc.request('anvil_setCode', [to, '0x60006000fd']);
    const hash = await own.send({ from: sender, to, gas: '0x186a0' });
    return { own, hash, sender };
  }

  const ask = (urls: readonly string[], transaction: FollowedTransaction) => {
    const transport = failoverTransport({ urls, chainId: 2372, random: () => 0 });
    return readTransactionStatus({ client: createClient({ transport }), transaction });
  };

  test('one that lies about the status or the block of a receipt is not believed', async () => {
    const { own, hash, sender } = await failInBlockOne();
    const transaction = { hash, from: sender, nonce: 0 };
    const sameNode = own.rpcUrl.replace('127.0.0.1', 'localhost');
    for (const changes of [{ status: '0x1' }, { status: undefined }, { blockHash: `0x${'ee'.repeat(32)}` }]) {
      const liar = await startReceiptLiar(own, changes);
      expect(await ask([liar.url, own.rpcUrl], transaction)).not.toMatchObject({ kind: 'mined' });
      expect(await ask([liar.url, own.rpcUrl, sameNode], transaction)).not.toMatchObject({ receipt: { status: 1 } });
      expect(await ask([own.rpcUrl, liar.url, sameNode], transaction)).toMatchObject({ receipt: { status: 0 } });
      liar.stop();
      // Alone, the honest one is believed.
      expect(await ask([own.rpcUrl, liar.url], transaction)).toMatchObject({ receipt: { status: 0 } });
    }
    await own.stop();
  });

  test('one that invents what took the place of a transaction is not believed', async () => {
    const own = await startChain();
    const sender = own.accounts[0]?.address ?? to;
    await own.setAutomine(false);
    const hash = await own.send({ from: sender, to, gas: '0x186a0' });
    const block = await own.rpc.request<object>('eth_getBlockByNumber', ['0x0', false]);
    const [invented, inBlock] = [`0x${'ee'.repeat(32)}`, `0x${'dd'.repeat(32)}`];
    const taker = { from: sender, to: sender, nonce: '0x0', value: '0x1', input: '0x' };
    const transactions = [{ ...taker, hash: invented, blockHash: inBlock }];
    const liar = await startLiar('0x', {
      eth_blockNumber: '0x1',
      eth_getBlockByNumber: { ...block, number: '0x1', hash: inBlock, transactions },
      eth_getTransactionByHash: null,
      eth_getTransactionCount: '0x1',
      eth_getTransactionReceipt: null,
    });
    expect(await ask([liar.url, own.rpcUrl], { hash, from: sender, nonce: 0 })).toEqual({ kind: 'disputed' });
    expect(await ask([own.rpcUrl, liar.url], { hash, from: sender, nonce: 0 })).toMatchObject({ kind: 'pending' });
    liar.stop();
    await own.stop();
  });
});

/** The chain, by a node whose receipts are changed. */
function changed(changes: object) {
  return createClient({
    transport: custom({
      request: async ({ method, params }) => {
        const answer = await chain.rpc.request<object>(method, params);
        return method === 'eth_getTransactionReceipt' ? { ...answer, ...changes } : answer;
      },
    }),
  });
}

test('a receipt without a status is handed on as such', async () => {
  const transaction = await sendFollowed();
  await chain.mine(1);
  expect(await readTransactionStatus({ client: changed({ status: undefined }), transaction })).toMatchObject({
    kind: 'mined',
    receipt: { status: undefined },
  });
});

test('what is no log does not keep a transaction from being told as mined', async () => {
  const transaction = await sendFollowed();
  await chain.mine(1);
  const log = { address: to, topics: [], data: '0x' };
  for (const [logs, whole] of [
    [undefined, []],
    [[null, 7, {}, { ...log, topics: [1] }, log], [log]],
  ]) {
    const status = await readTransactionStatus({ client: changed({ logs }), transaction });
    expect(status).toMatchObject({ kind: 'mined', receipt: { status: 1 }, logs: whole });
  }
});
