import type { Moment } from '@besc/domain/shared/time-left';
import { createBlockState } from '@besc/sdk/shared/reads/block-state';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { connectChain } from '../chain/connect-chain';
import { Countdown } from './countdown';

const start = 1_790_000_000n;

beforeEach(() => {
  vi.useFakeTimers();
  // The computer's clock is a year off, which must not matter.
  vi.setSystemTime(new Date(Number(start) * 1_000 + 365 * 86_400_000));
});
afterEach(() => {
  vi.useRealTimers();
});

function open(until: Moment) {
  const blocks = createBlockState();
  const access = connectChain(makeSettings());
  const chain = { ...access, reader: { ...access.reader, blocks } };
  const { unmount } = render(
    <MakeEnglish>
      <ChainProvider chain={chain}>
        <Countdown until={until} over="It has begun" />
      </ChainProvider>
    </MakeEnglish>,
  );
  return {
    unmount,
    see: (block: bigint, seconds: bigint) => act(() => blocks.advance(block, seconds)),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

const timer = () => screen.queryByRole('timer')?.textContent;

test('counts by the clock of the chain, second by second, and tells its end', async () => {
  const { see, wait } = open({ kind: 'time', seconds: start + 90n });
  expect(timer()).toBe('–');
  see(7n, start);
  expect(timer()).toBe('1 min 30 sec');
  await wait(2_000);
  expect(timer()).toBe('1 min 28 sec');
  see(8n, start + 3n);
  expect(timer()).toBe('1 min 27 sec');
  see(9n, start + 89n);
  await wait(5_000);
  expect(timer()).toBe('0 sec');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  see(10n, start + 92n);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('It has begun');
});

test('a block is about as far as its blocks take, and stands still with the chain', async () => {
  const { see, wait } = open({ kind: 'block', block: 1_200n });
  see(1_000n, start);
  expect(timer()).toBe('about 10 min');
  await wait(3_600_000);
  expect(timer()).toBe('about 9 min 54 sec');
});

test('a hidden page and one that is left count no seconds', async () => {
  const { see, wait, unmount } = open({ kind: 'time', seconds: start + 90n });
  see(7n, start);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(5_000);
  expect(timer()).toBe('1 min 30 sec');
  hidden.mockRestore();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(timer()).toBe('1 min 25 sec');
  // Others of this page have timers too.
  const counting = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(counting - 1);
});
