import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { followOtherTabs } from '../preferences/follow-other-tabs';
import { preferencesKey } from '../preferences/preferences-storage';
import { preferencesStore } from '../preferences/preferences-store';
import { HighSlippageNotice } from './high-slippage-notice';
import { acceptSlippage, highSlippageStore } from './high-slippage-store';
import { useSlippageConfirmed } from './use-slippage-confirmed';

beforeEach(() => {
  preferencesStore.setState({}, true);
  highSlippageStore.setState(highSlippageStore.getInitialState(), true);
});

/** Another tab of the browser stores a tolerance. */
function tell(userSlippageTolerance: number): void {
  localStorage.setItem(preferencesKey, JSON.stringify({ userSlippageTolerance }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey })));
}

test('SET-17 a high tolerance that another tab stores is asked for, also in a page that was opened with a low one', () => {
  const stop = followOtherTabs();
  const { result } = renderHook(() => useSlippageConfirmed());
  expect(result.current).toBe(true);
  tell(500);
  expect(result.current).toBe(true);
  tell(501);
  expect(result.current).toBe(false);
  tell(50);
  expect(result.current).toBe(true);
  stop();
});

test('SET-17 keeping one tolerance does not confirm a higher one', async () => {
  const stop = followOtherTabs();
  tell(600);
  const { result } = renderHook(() => useSlippageConfirmed());
  render(
    <MakeEnglish>
      <HighSlippageNotice />
    </MakeEnglish>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(result.current).toBe(true);
  tell(4_999);
  expect(result.current).toBe(false);
  stop();
});

test('SET-17 a lower one that was chosen since takes the place of what was stood by', () => {
  preferencesStore.setState({ userSlippageTolerance: 4_000 });
  const { result } = renderHook(() => useSlippageConfirmed());
  act(() => acceptSlippage(4_000));
  expect(result.current).toBe(true);
  act(() => acceptSlippage(10));
  expect(result.current).toBe(false);
});
