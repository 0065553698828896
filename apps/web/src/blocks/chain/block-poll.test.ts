// @vitest-environment happy-dom

import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Chain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { startDeployment } from '@besc/localnet/start-exchange';
import { type Clock, systemClock } from '@besc/sdk/shared/nodes/clock';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createClient, http } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { startBlockPoll } from './block-poll';
import { chainHealthStore } from './chain-health-store';
import { chainQuery } from './chain-query';

let chain: Chain;
let proxy: FaultProxy;
let multicall: Address;

beforeAll(async () => {
  const made = await startDeployment();
  chain = made.chain;
  multicall = addressOf(made.deployment, 'shared', 'multicall');
  proxy = await startFaultProxy({ target: chain.rpcUrl });
});
afterAll(async () => {
  await proxy?.stop();
  await chain?.stop();
});

test('CALL-01 CALL-08 CALL-26 a poll is one request for all reads that are due, and none while the page is hidden', async () => {
  const reader = createBatchReader({ client: createClient({ transport: http(proxy.url) }), multicall });
  const queryClient = new QueryClient();
  const reads = { often: 0, seldom: 0 };
  const watch = (name: 'often' | 'seldom', freshnessBlocks: number, address: Address) =>
    new QueryObserver(
      queryClient,
      chainQuery({
        key: [name],
        freshnessBlocks,
        read: () => {
          reads[name] += 1;
          return reader.nativeBalance(address);
        },
      }),
    ).subscribe(() => undefined);
  const accounts = chain.accounts.map(({ address }) => address);
  const stops = [watch('often', 1, accounts[0] ?? multicall), watch('seldom', 1000, accounts[1] ?? multicall)];
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  const before = proxy.requestCount();
  const stop = startBlockPoll({ queryClient, reader, intervalMs: 40 });
  await eventually(() => expect(reads.often).toBeGreaterThan(4));
  const polls = reads.often;
  // It was read as it came to the screen, and is fresh enough.
  expect(reads.seldom).toBe(1);
  expect(proxy.requestCount() - before).toBeLessThanOrEqual(polls + 1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  // What was under way when it was hidden still ends.
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  const hidden = await eventually(async () => {
    const before = proxy.requestCount();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(proxy.requestCount()).toBe(before);
    return before;
  });
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(proxy.requestCount()).toBeGreaterThan(hidden));
  stop();
  for (const end of stops) end();
});

test('CALL-13 a chain that answers but makes no blocks is noticed, and so is that it goes on', async () => {
  const reader = createBatchReader({ client: createClient({ transport: http(chain.rpcUrl) }), multicall });
  const stop = startBlockPoll({ queryClient: new QueryClient(), reader, intervalMs: 10 });
  await eventually(() => expect(chainHealthStore.getState().isHalted).toBe(true));
  await chain.mine(1);
  await eventually(() => expect(chainHealthStore.getState().isHalted).toBe(false));
  stop();
});

test('G7 what was read at a head that turns out to be none is read again, and with every block after that', async () => {
  let now = 0;
  // An answer from a lower block is waited out at once.
  const clock: Clock = { now: () => (now += 61_000), after: (_wait, run) => systemClock.after(0, run) };
  const reader = createBatchReader({ client: createClient({ transport: http(chain.rpcUrl) }), multicall, clock });
  const queryClient = new QueryClient();
  const kept = await chain.snapshot();
  await chain.mine(20);
  let reads = 0;
  const read = () => {
    reads += 1;
    return reader.nativeBalance(multicall);
  };
  const leave = new QueryObserver(queryClient, chainQuery({ key: ['fact'], read })).subscribe(() => undefined);
  const stop = startBlockPoll({ queryClient, reader, intervalMs: 10 });
  await eventually(() => expect(reads).toBeGreaterThan(2));
  await chain.revert(kept);
  const before = reads;
  await eventually(() => expect(reads).toBeGreaterThan(before + 5));
  stop();
  leave();
  reader.close();
});
