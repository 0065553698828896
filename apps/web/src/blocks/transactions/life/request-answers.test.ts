// @vitest-environment happy-dom

import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import { createClient, http } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { receipts, sentCalls } from '../../../../test/batch-wallet';
import { eventually } from '../../../../test/eventually';
import { FaultLab } from '../../../../test/fault-lab';
import { sentOf } from '../../../../test/fault-runs';
import { wrapStep } from '../../../../test/wrap-step';
import { followRequestsOfOtherTabs } from '../records/kept-requests-store';
import { doubtRequest, isAwaited, openRequest } from '../records/open-request';
import { openRequests, requestEnd } from '../records/request-store';
import { transactionOutcome } from '../records/transaction-outcome';
import { followTransactionsOfOtherTabs, transactionStore, updateTransactions } from '../records/transaction-store';
import { actionOf } from '../steps/action-of';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await lab.reset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asked = (summary: string, value = 1n) => ({
  summary: { text: summary },
  callHash: callFingerprint({ to: lab.stranger, value, data: '0x' }),
});

test('a wallet that names a transaction from before its batch is not believed', async () => {
  const old = await lab.send({ to: lab.account, value: '0x0' });
  const again = await lab.send({ to: lab.account, value: '0x1' });
  await lab.chain.mine(1);
  const id = openRequest(await lab.context(), (own) => ({
    summary: { text: 'Both' },
    batch: { id: own, isAccepted: true, parts: [asked('One'), asked('Two')] },
  }));
  const answer = (hash: string) => () => ({ status: 200, receipts: receipts([hash]) });
  for (const hash of [old, again]) await lab.follow(lab.wallet({ wallet_getCallsStatus: answer(hash) }).provider);
  expect(openRequests().map((request) => request.id)).toEqual([id]);
  expect(lab.records()).toEqual([]);
  // One that came after it is: from the account to itself, as a wallet with code of its own carries a batch.
  const carrier = await lab.send({ to: lab.account, value: '0x2' });
  await lab.follow(lab.wallet({ wallet_getCallsStatus: answer(carrier) }).provider);
  expect(openRequests()).toEqual([]);
  expect(lab.records().map(({ hash }) => hash)).toEqual([carrier]);
});

test.each([
  ['once', 'is asked again', 1],
  ['any more', 'is done without: the chain is looked through', 5],
])('a wallet that does not say %s what became of its batch %s', async (_when, _what, silentLooks) => {
  openRequest(await lab.context(), (own) => ({
    summary: { text: 'Both' },
    batch: { id: own, isAccepted: true, parts: [asked('One'), asked('Two', 2n)] },
  }));
  const hashes: string[] = [];
  for (const value of ['0x1', '0x2']) hashes.push(await lab.send({ to: lab.stranger, value }));
  const ask = vi.fn<() => unknown>(() => new Promise(() => {}));
  const { provider } = lab.wallet({ wallet_getCallsStatus: ask });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let look = 1; look <= silentLooks; look++) {
    const looking = lab.follow(provider);
    await eventually(() => expect(ask).toHaveBeenCalledTimes(look));
    await vi.advanceTimersByTimeAsync(8_000);
    await looking;
  }
  vi.useRealTimers();
  if (silentLooks === 1) ask.mockReturnValue({ status: 200, receipts: receipts(hashes) });
  else ask.mockReturnValue({ status: 100 });
  await lab.follow(provider);
  await lab.follow(provider);
  expect(openRequests()).toEqual([]);
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded']);
});

test('another tab does not give up what the wallet may still answer, and does once the asking page is gone', async () => {
  const tabs = lockedTabs();
  vi.stubGlobal('navigator', { ...navigator, locks: tabs.locks });
  const context = await lab.context();
  const [own, other] = [openRequest(context, () => asked('Own')), openRequest(context, () => asked('Other'))];
  // As another tab sees it: the page that asks is not this one.
  doubtRequest(own, { context });
  await eventually(async () => expect(await isAwaited(own)).toBe(false));
  expect(await isAwaited(other)).toBe(true);
  vi.resetModules();
  const { isAwaited: isAwaitedElsewhere } = await import('../records/open-request');
  expect(await isAwaitedElsewhere(other)).toBe(true);
  tabs.leave();
  expect(await isAwaitedElsewhere(other)).toBe(false);
});

/** Another tab of the same browser: its own modules, the same storage. */
async function otherTab() {
  vi.resetModules();
  const [requests, batches, records] = await Promise.all([
    import('../records/request-store'),
    import('./resolve-batch'),
    import('../records/transaction-store'),
  ]);
  return { ...requests, ...batches, ...records };
}

const access = () => ({ settings: lab.settings, client: createClient({ transport: http(lab.chain.rpcUrl) }) });

test('a batch that another tab has found is told as what became of it where it was asked for', async () => {
  const { provider } = lab.wallet({
    wallet_sendCalls: async (call) => {
      const hashes: string[] = [];
      const { id, calls } = sentCalls(call);
      for (const { to, data, value } of calls) hashes.push(await lab.send({ to, data, value }));
      const other = await otherTab();
      const [request] = other.openRequests();
      if (request === undefined) throw new Error('The other tab does not see it');
      const says = lab.wallet({ wallet_getCallsStatus: () => ({ status: 200, receipts: receipts(hashes) }) }).provider;
      await other.resolveBatch({ ...access(), reader: lab.reader() }, says, request, await lab.chain.blockNumber());
      expect(other.openRequests()).toEqual([]);
      return { id };
    },
    wallet_getCallsStatus: () => ({ status: 100 }),
  });
  const action = { summary: { text: 'Both' }, steps: [wrapStep(lab, 1n), wrapStep(lab, 2n)], refresh: [] };
  const { end } = await lab.run(action, provider, true);
  expect(end).toEqual({ kind: 'confirmed', hash: lab.records().at(-1)?.hash });
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded', 'succeeded']);
});

test('what another tab has found after a doubtful answer is told where it was asked for', async () => {
  const following = vi.spyOn(lab, 'follow').mockResolvedValue();
  const { provider } = lab.wallet({
    eth_sendTransaction: async (call) => {
      await lab.send(sentOf(call));
      const other = await otherTab();
      const [request] = other.openRequests();
      if (request === undefined) throw new Error('The other tab does not see it');
      const { resolveRequest } = await import('./resolve-request');
      await resolveRequest(access(), request, await lab.chain.blockNumber());
      following.mockRestore();
      throw new Error('Oh no');
    },
  });
  const { end } = await lab.run(actionOf(wrapStep(lab, 3n)), provider);
  expect(end).toEqual({ kind: 'confirmed', hash: lab.records()[0]?.hash });
});

test('a request that another tab has closed is open here no longer, and an unanswered one is forgotten in both', async () => {
  const context = await lab.context();
  const [refused, left] = [openRequest(context, () => asked('No')), openRequest(context, () => asked('Left'))];
  const { ended } = requestEnd(left);
  const stop = followRequestsOfOtherTabs();
  const other = await otherTab();
  const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'besc-requests' }));
  other.updateRequests((requests) => requests.filter(({ id }) => id !== refused));
  told();
  expect(openRequests().map(({ id }) => id)).toEqual([left]);
  other.endRequest(left, { kind: 'forgotten' });
  told();
  expect(openRequests()).toEqual([]);
  expect(await ended).toEqual({ kind: 'forgotten' });
  stop();
});

test('records that could not be stored are not undone by what another tab stores', async () => {
  const hash = await lab.send({ to: lab.account, value: '0x0' });
  const record = { hash, from: lab.account, chainId: 2372, nonce: 0, summary: { text: 'Own' }, addedTime: 1 } as const;
  const stop = followTransactionsOfOtherTabs();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  updateTransactions((records) => ({ ...records, 2372: { [hash]: record } }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'besc-transactions' }));
  expect(transactionStore.getState().records).toEqual({ 2372: { [hash]: record } });
  stop();
});

/** Locks as browsers keep them for all tabs of a site: held until the promise ends or the page that holds them is gone. */
function lockedTabs() {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  return { locks, leave: () => held.clear() };
}
