// @vitest-environment happy-dom

import { callFingerprint } from '@besc/sdk/shared/call-fingerprint';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { receipts } from '../../../test/batch-wallet';
import { eventually } from '../../../test/eventually';
import { FaultLab } from '../../../test/fault-lab';
import { doubtRequest, isAwaited, openRequest } from './open-request';
import { openRequests } from './request-store';
import { transactionOutcome } from './transaction-outcome';
import { followTransactionsOfOtherTabs, transactionStore, updateTransactions } from './transaction-store';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasPools: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
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
  await vi.waitFor(async () => expect(await isAwaited(own)).toBe(false));
  expect(await isAwaited(other)).toBe(true);
  vi.resetModules();
  const { isAwaited: isAwaitedElsewhere } = await import('./open-request');
  expect(await isAwaitedElsewhere(other)).toBe(true);
  tabs.leave();
  expect(await isAwaitedElsewhere(other)).toBe(false);
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
