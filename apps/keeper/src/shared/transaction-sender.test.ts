import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { parseGwei } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { transactionSender } from './transaction-sender';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const observing = () => ({ to: scene.feeCollector, data: '0x' as const, gas: 60_000n });

/** A sender whose time stands, unless `now` lets it pass. */
async function sender(changes: Record<string, string> = {}, now = () => 0, stopping = new AbortController()) {
  const chain = await scene.connect(changes);
  const options = { replaceAfterSeconds: 1, signal: stopping.signal, pollMilliseconds: 20, now };
  return { ...transactionSender({ chain, ...options }), chain, stopping };
}

/** A clock that goes on by a part of a second at each look, for as long as `isRunning`. */
function lookingClock(isRunning: () => boolean = () => true) {
  let time = 0;
  return () => {
    if (isRunning()) time += 400;
    return time;
  };
}

test('a transaction that is not mined is sent again at a higher price, and mined once', async () => {
  const hashes: string[] = [];
  const { send, chain } = await sender(
    {},
    lookingClock(() => hashes.length < 3),
  );
  await scene.chain.setAutomine(false);
  const { address } = chain.account;
  const nonce = await scene.client.getTransactionCount({ address });
  const sent = send({ to: address, data: '0x', gas: 21_000n }, (hash) => {
    hashes.push(hash);
    if (hashes.length === 3) void scene.chain.mine();
  });
  const receipt = await sent;
  expect(receipt.transactionHash).toBe(hashes[2]);
  expect(receipt.effectiveGasPrice).toBe(parseGwei('1.5625'));
  expect(await scene.client.getTransactionCount({ address })).toBe(nonce + 1);
});

test('what has a deadline is raised after a quarter of a minute, with what waits before it; the rest has its usual time', async () => {
  let clock = 0;
  const offers: Record<string, number> = { before: 0, urgent: 0, after: 0 };
  const chain = await scene.connect();
  const stopping = new AbortController();
  const options = { replaceAfterSeconds: 60, signal: stopping.signal, pollMilliseconds: 5, now: () => clock };
  const { send } = transactionSender({ chain, ...options });
  await scene.chain.setAutomine(false);
  const { address: to } = chain.account;
  const called = (name: 'before' | 'urgent' | 'after') =>
    send({ to, data: '0x', gas: 21_000n, isUrgent: name === 'urgent' }, () => {
      offers[name] = (offers[name] ?? 0) + 1;
    });
  const sent = [called('before'), called('urgent'), called('after')];
  await expect.poll(() => offers).toEqual({ before: 1, urgent: 1, after: 1 });
  clock = 14_999;
  const looks = await scene.client.getTransactionCount({ address: to, blockTag: 'pending' });
  expect(offers).toEqual({ before: 1, urgent: 1, after: 1 });
  clock = 15_000;
  await expect.poll(() => offers).toEqual({ before: 2, urgent: 2, after: 1 });
  await scene.chain.mine();
  const receipts = await Promise.all(sent);
  expect(receipts.map(({ effectiveGasPrice }) => effectiveGasPrice)).toEqual(
    ['1.25', '1.25', '1'].map((gwei) => parseGwei(gwei)),
  );
  expect(await scene.client.getTransactionCount({ address: to })).toBe(looks);
});

test('a machine’s clock that is put back keeps nothing from being raised, nor from being replaced', async () => {
  await scene.chain.setAutomine(false);
  const chain = await scene.connect();
  const stopping = new AbortController();
  const options = { chain, replaceAfterSeconds: 0.1, pollMilliseconds: 5 };
  const { send } = transactionSender({ ...options, signal: stopping.signal });
  const put = vi.spyOn(Date, 'now');
  try {
    let offers = 0;
    const sent = send({ to: chain.account.address, data: '0x', gas: 21_000n }, () => {
      offers += 1;
      put.mockReturnValue(performance.timeOrigin + performance.now() - 600_000 * offers);
      if (offers === 2) stopping.abort();
    });
    await expect(sent).rejects.toMatchObject({ code: 'TRANSACTION_PENDING' });
    expect(offers).toBe(2);
    const later = transactionSender({ ...options, signal: new AbortController().signal });
    expect(await later.isFree()).toBe(false);
    put.mockReturnValue(performance.timeOrigin + performance.now() - 1_800_000);
    await expect.poll(() => later.isFree()).toBe(true);
  } finally {
    put.mockRestore();
  }
});

test('the price is never raised beyond the highest allowed', async () => {
  const { send, chain } = await sender({ MAXIMUM_GAS_PRICE_GWEI: '1.3' }, lookingClock());
  await scene.chain.setAutomine(false);
  const hashes: string[] = [];
  const call = { to: chain.account.address, data: '0x', gas: 21_000n } as const;
  await expect(send(call, (hash) => hashes.push(hash))).rejects.toMatchObject({ code: 'TRANSACTION_PENDING' });
  expect(hashes).toHaveLength(2);
});

test('what an earlier run left has its time and is then replaced', async () => {
  await scene.chain.setAutomine(false);
  const stopping = new AbortController();
  const first = await sender({}, () => 0, stopping);
  const call = { to: first.chain.account.address, data: '0x', gas: 21_000n } as const;
  await expect(first.send(call, () => stopping.abort())).rejects.toMatchObject({ code: 'TRANSACTION_PENDING' });

  let clock = 0;
  const chain = await scene.connect();
  const { signal } = new AbortController();
  const second = transactionSender({ chain, replaceAfterSeconds: 60, signal, now: () => clock });
  expect(await second.isFree()).toBe(false);
  clock = 15_000;
  expect(await second.isFree()).toBe(false);
  expect(await second.isFree(true)).toBe(true);
  await expect(second.send({ ...call, gas: 21_001n })).rejects.toMatchObject({ code: 'NONCE_TAKEN' });
  clock = 60_000;
  expect(await second.isFree()).toBe(true);
  const receipt = await second.send({ ...call, gas: 30_000n }, () => void scene.chain.mine());
  expect(receipt.effectiveGasPrice).toBe(parseGwei('1.25'));
});

test('two runs at once send one transaction', async () => {
  await scene.chain.setAutomine(false);
  const [one, two] = [await sender(), await sender()];
  const call = { ...observing(), to: one.chain.account.address, gas: 30_000n };
  const results = Promise.allSettled([one.send(call), two.send({ ...call, gas: 31_000n })]);
  const { address } = one.chain.account;
  const count = (blockTag: 'latest' | 'pending') => scene.client.getTransactionCount({ address, blockTag });
  const before = await count('latest');
  await expect.poll(() => count('pending')).toBe(before + 1);
  await scene.chain.mine();
  await expect.poll(() => count('latest')).toBe(before + 1);
  const outcomes = await results;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  expect(failed).toMatchObject({ reason: { code: 'NONCE_TAKEN' } });
});

test('transactions of one key leave one after another without waiting for each other, and are mined in that order', async () => {
  const { send, chain, isFree } = await sender();
  await scene.chain.setAutomine(false);
  const { address } = chain.account;
  const nonce = await scene.client.getTransactionCount({ address });
  const left: number[] = [];
  const calls = [0, 1, 2].map((index) =>
    send({ to: address, data: '0x', gas: 21_000n + BigInt(index) }, () => left.push(index)),
  );
  await expect.poll(() => left).toEqual([0, 1, 2]);
  expect(await scene.client.getTransactionCount({ address, blockTag: 'pending' })).toBe(nonce + 3);
  expect(await isFree()).toBe(true);
  await scene.chain.mine();
  const receipts = await Promise.all(calls);
  const transactions = receipts.map(({ transactionHash: hash }) => scene.client.getTransaction({ hash }));
  expect((await Promise.all(transactions)).map((one) => one.nonce)).toEqual([nonce, nonce + 1, nonce + 2]);
});

test('one that the node refuses takes no nonce from the next', async () => {
  const { send, chain } = await sender();
  const { address } = chain.account;
  const refused = send({ to: address, data: '0x', gas: 100n });
  const good = send({ to: address, data: '0x', gas: 21_000n });
  await expect(refused).rejects.toThrow();
  expect((await good).status).toBe('success');
});

test('of several that are stuck each is raised, and all are mined once', async () => {
  const offers = [0, 0];
  const { send, chain } = await sender(
    {},
    lookingClock(() => offers[0] === 1),
  );
  await scene.chain.setAutomine(false);
  const { address } = chain.account;
  const nonce = await scene.client.getTransactionCount({ address });
  const calls = offers.map((_, index) =>
    send({ to: address, data: '0x', gas: 21_000n }, () => {
      offers[index] = (offers[index] ?? 0) + 1;
    }),
  );
  await expect.poll(() => offers[0]).toBeGreaterThan(1);
  await scene.chain.mine();
  await expect.poll(() => scene.client.getTransactionCount({ address })).toBe(nonce + 2);
  const receipts = await Promise.all(calls);
  expect(new Set(receipts.map(({ transactionHash }) => transactionHash)).size).toBe(2);
});

test('what was read at a block is acted on at the nonce after it or not at all', async () => {
  const [one, two] = [await sender(), await sender()];
  const { address } = one.chain.account;
  const call = { to: address, data: '0x', gas: 21_000n } as const;
  const head = () => scene.client.getBlockNumber({ cacheTime: 0 });
  const before = await head();
  const [first, second] = [await one.quietNonce(before), await two.quietNonce(before)];
  expect(first).toBeTypeOf('number');
  expect(first).toBe(second);
  expect((await one.send(call, () => {}, first)).status).toBe('success');
  await expect(two.send(call, () => {}, second)).rejects.toMatchObject({ code: 'NONCE_TAKEN' });
  // What was mined since is not in that block.
  expect(await two.quietNonce(before)).toBeUndefined();
  // A reorganisation takes the transaction and its nonce back together, so it is done again.
  await scene.chain.reorg({ depth: 1 });
  const again = await two.quietNonce(await head());
  expect(again).toBe(first);
  await scene.chain.setAutomine(false);
  const waiting = two.send(call, () => {}, again);
  await expect.poll(async () => one.quietNonce(await head())).toBeUndefined();
  await scene.chain.mine();
  expect((await waiting).status).toBe('success');
});

test('what waits is looked for once a block', async () => {
  await scene.chain.setAutomine(false);
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    const chain = await scene.connect({ RPC_URL: proxy.url });
    const { signal } = new AbortController();
    let [newest, looks] = ['first', 0];
    const newestBlock = () => {
      looks += 1;
      return newest;
    };
    const own = transactionSender({
      chain,
      signal,
      newestBlock,
      replaceAfterSeconds: 60,
      pollMilliseconds: 5,
      now: () => 0,
    });
    const call = { to: chain.account.address, data: '0x', gas: 21_000n } as const;
    const sent = own.send(call, () => proxy.clearLog());
    await expect.poll(() => looks).toBeGreaterThan(20);
    expect(proxy.callCount('eth_getTransactionCount')).toBe(1);
    await scene.chain.mine();
    newest = 'second';
    expect((await sent).status).toBe('success');
    expect(proxy.callCount('eth_getTransactionCount')).toBe(2);
  } finally {
    await proxy.stop();
  }
});
