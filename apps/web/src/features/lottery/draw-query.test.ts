// @vitest-environment happy-dom

import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryObserver } from '@tanstack/react-query';
import { createClient, custom } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../lib/make-query-client';
import { drawQuery } from './lottery.queries';
import { lotteryPlace } from './lottery-place';

const plain = makeSettings();
const game = { address: checksumAddress(`0x${'6a'.repeat(20)}`), startBlock: 3 };
const settings = { ...plain, index: { url: '' }, contracts: { ...plain.contracts, lottery: { game } } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  { status: 'close', isReadAgain: true },
  { status: 'claimable', isReadAgain: false },
] as const)('what led to the number of a round that is $status is read again by itself: $isReadAgain', async (row) => {
  const { status, isReadAgain } = row;
  const place = lotteryPlace(settings);
  if (place === undefined) throw new Error('There is no lottery');
  // A node that knows no event: the round's have not come to it.
  const request = vi.fn(async ({ method }: { readonly method: string }) => (method === 'eth_getLogs' ? [] : '0x9'));
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  const round = makeLotteryRound({ id: 1, status });
  const observer = new QueryObserver(makeQueryClient(), drawQuery({ client, settings }, place, round));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data).toBeNull();
  const before = request.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(request.mock.calls.length > before).toBe(isReadAgain);
  stop();
});
