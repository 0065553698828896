import { type Fraction, fraction } from '@besc/domain/shared/fraction';
import { testAddress } from '@besc/domain/test/address';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import type { HoldingState, UseHolding } from '../../../blocks/feature/front';
import { lastVisits } from '../last-visit';
import { YourMoney } from './your-money';

const owner = testAddress(`0x${'1'.repeat(40)}`);

let answer: ((state: HoldingState) => void) | undefined;
const useLate: UseHolding = () => {
  const [state, setState] = useState<HoldingState>({ kind: 'loading' });
  answer = setState;
  return state;
};
const holding = { label: 'Wallet', path: '/tokens', order: 1, load: async () => useLate };
const features = [{ slug: 'tokens', order: 1, front: { holding } }];
const known = (value: Fraction, isUnread = false): HoldingState => ({
  kind: 'known',
  holding: { value, isPartly: isUnread, isUnread },
});
const tell = (state: HoldingState) => act(() => answer?.(state));

/** Once it asks the place what is there. */
async function open() {
  render(makePlace(<YourMoney owner={owner} />, { features }));
  await waitFor(() => expect(answer).toBeDefined());
}

beforeEach(() => {
  answer = undefined;
  lastVisits.set({});
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['10.00', 10_004n, '$0.00'],
  ['10.01', 10_006n, '$0.00'],
  ['10.01', 10_004n, '−$0.01'],
])('of a visit with $%s a total of %s thousandths has changed by %s', async (usd, thousandths, change) => {
  lastVisits.set({ 2372: [{ account: owner, seconds: 1, usd }] });
  await open();
  tell(known(fraction(thousandths, 1000n)));
  expect(screen.getByText(/since your last visit/).previousSibling).toHaveTextContent(change);
  expect(screen.getByText(/since your last visit/).parentElement).not.toHaveTextContent(/[+<]/);
});

test('a page that is looked at for long is one visit, also while nothing changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  tell(known(fraction(500n)));
  const { seconds = 0 } = lastVisits.get()[2372]?.[0] ?? {};
  for (let minute = 0; minute < 90; minute++) await act(() => vi.advanceTimersByTimeAsync(60_000));
  tell(known(fraction(600n)));
  expect(lastVisits.get()[2372]).toEqual([{ account: owner, seconds, usd: '500.00', seen: expect.any(Number) }]);
});

test('a part of the money is neither compared with the last visit nor noted for the next', async () => {
  const seconds = Math.floor(Date.now() / 1000) - 86_400;
  lastVisits.set({ 2372: [{ account: owner, seconds, usd: '500.00' }] });
  await open();
  tell(known(fraction(200n), true));
  expect(screen.getAllByText('$200.00')).not.toEqual([]);
  expect(screen.queryByText(/since your last visit/)).toBeNull();
  expect(lastVisits.get()[2372]?.[0]?.usd).toBe('500.00');
  tell(known(fraction(501n)));
  expect(screen.getByText(/since your last visit/).parentElement).toHaveTextContent('+$1.00');
  expect(lastVisits.get()[2372]?.[0]).toMatchObject({ usd: '501.00', before: { seconds, usd: '500.00' } });
});
