import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { createClient, type Hex, parseEther } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failoverTransport } from './failover-transport';

let chain: Chain;
let otherId: Chain;
let first: FaultProxy;
let second: FaultProxy;
let genesisHash: Hex;

beforeAll(async () => {
  [chain, otherId] = await Promise.all([startChain({ chainId: 2372 }), startChain({ chainId: 97 })]);
  [first, second] = await Promise.all([
    startFaultProxy({ target: chain.rpcUrl }),
    startFaultProxy({ target: chain.rpcUrl }),
  ]);
  genesisHash = await chain.genesisHash();
});

afterAll(async () => {
  await Promise.all([chain, otherId].map((running) => running?.stop()));
  await Promise.all([first, second].map((proxy) => proxy?.stop()));
});

afterEach(() => {
  for (const proxy of [first, second]) {
    proxy.heal();
    proxy.clearLog();
  }
});

/** Starts with the first URL. */
function makeClient(urls: readonly string[]) {
  const transport = failoverTransport({ urls, chainId: 2372, genesisHash, timeoutMs: 6000, random: () => 0 });
  return createClient({ transport });
}

describe('failoverTransport: transactions', () => {
  async function sign(nonce: number): Promise<Hex> {
    const [account] = chain.accounts;
    if (account === undefined) throw new Error('No account');
    return await account.signTransaction({
      type: 'legacy',
      chainId: 2372,
      nonce,
      gas: 21_000n,
      gasPrice: chain.gasPrice,
      to: `0x${'33'.repeat(20)}`,
      value: parseEther('1'),
    });
  }

  test('go to one endpoint, once', async () => {
    const hash = await makeClient([first.url, second.url]).request({
      method: 'eth_sendRawTransaction',
      params: [await sign(0)],
    });
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(first.callCount('eth_sendRawTransaction') + second.callCount('eth_sendRawTransaction')).toBe(1);
  });

  test('avoid an endpoint that is down or on another chain before anything is handed over', async () => {
    first.inject({ kind: 'down' });
    const client = makeClient([otherId.rpcUrl, first.url, second.url]);
    await client.request({ method: 'eth_sendRawTransaction', params: [await sign(1)] });
    expect(first.callCount('eth_sendRawTransaction')).toBe(0);
    expect(second.callCount('eth_sendRawTransaction')).toBe(1);
  });

  test('swallowed by an endpoint that passed them on count as sent', async () => {
    // The first endpoint hands the transaction to the chain, but its answer is cut.
    first.inject({ kind: 'cut-json', methods: ['eth_sendRawTransaction'] });
    const client = makeClient([first.url, second.url]);
    const hash = await client.request({ method: 'eth_sendRawTransaction', params: [await sign(2)] });
    expect(await chain.rpc.request('eth_getTransactionByHash', [hash])).toMatchObject({ nonce: '0x2' });
    expect(second.callCount('eth_sendRawTransaction')).toBe(0);
  });

  test('those unknown to every node are told to be uncertain, not sent again', async () => {
    first.inject({ kind: 'down', methods: ['eth_sendRawTransaction'] });
    const client = makeClient([first.url, second.url]);
    const sending = client.request({ method: 'eth_sendRawTransaction', params: [await sign(3)] });
    await expect(sending).rejects.toMatchObject({ code: 'WRITE_UNCERTAIN' });
    expect(second.callCount('eth_sendRawTransaction')).toBe(0);
  });

  test('refused by rate limit go to another endpoint', async () => {
    first.inject({ kind: 'status', status: 429, methods: ['eth_sendRawTransaction'] });
    const client = makeClient([first.url, second.url]);
    await client.request({ method: 'eth_sendRawTransaction', params: [await sign(3)] });
    expect(second.callCount('eth_sendRawTransaction')).toBe(1);
  });

  test.each([
    [-32601, 'the method eth_sendRawTransaction does not exist/is not available'],
    [-32004, 'method not supported'],
    [-32005, 'daily request count exceeded, request rate limited'],
    [429, 'too many requests'],
    [-32000, 'node is syncing'],
  ])('that a node refuses to take (%i %s) go to another, which serves from then on', async (code, message) => {
    const refusal = { kind: 'error', code, message, methods: ['eth_sendRawTransaction'] } as const;
    first.inject(refusal);
    const client = makeClient([first.url, second.url]);
    const nonce = Number(await chain.rpc.request('eth_getTransactionCount', [chain.accounts[0]?.address, 'pending']));
    const hash = await client.request({ method: 'eth_sendRawTransaction', params: [await sign(nonce)] });
    expect(await chain.rpc.request('eth_getTransactionByHash', [hash])).toMatchObject({ hash });
    expect([first, second].map((proxy) => proxy.callCount('eth_sendRawTransaction'))).toEqual([1, 1]);
    second.clearLog();
    await client.request({ method: 'eth_gasPrice' });
    expect(second.callCount('eth_gasPrice')).toBe(1);
    // A refusal that all share is told as it is.
    second.inject(refusal);
    const sending = client.request({ method: 'eth_sendRawTransaction', params: [await sign(nonce + 1)] });
    await expect(sending).rejects.toMatchObject({ details: message });
  });

  test('after internal trouble go nowhere else: whether they were taken is unknown', async () => {
    const message = 'internal error';
    first.inject({ kind: 'error', code: -32603, message, methods: ['eth_sendRawTransaction'] });
    const sending = makeClient([first.url, second.url]).request({
      method: 'eth_sendRawTransaction',
      params: [await sign(90)],
    });
    await expect(sending).rejects.toMatchObject({ details: message });
    expect(second.callCount('eth_sendRawTransaction')).toBe(0);
  });

  test('an error of the node is told as it is', async () => {
    // While the first transaction waits for its block the node says another error of the same one.
    await chain.mine(1);
    const client = makeClient([first.url, second.url]);
    await expect(client.request({ method: 'eth_sendRawTransaction', params: [await sign(0)] })).rejects.toMatchObject({
      details: expect.stringMatching(/nonce/i),
    });
    expect(second.callCount('eth_sendRawTransaction')).toBe(0);
  });
});
