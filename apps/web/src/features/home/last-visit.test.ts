import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { lastVisits, visitsAfter } from './last-visit';

const account = checksumAddress(`0x${'1'.repeat(40)}`);
const other = checksumAddress(`0x${'2'.repeat(40)}`);
const first = { account, seconds: 1_000_000, usd: '10.00' };

test('a reload within an hour goes on with the same visit', () => {
  const visits = visitsAfter([], first);
  expect(visits).toEqual([first]);
  expect(visitsAfter(visits, { ...first, seconds: first.seconds + 3599, usd: '11.00' })).toBe(visits);
  const next = { ...first, seconds: first.seconds + 3600, usd: '11.00' };
  expect(visitsAfter(visits, next)).toEqual([next]);
});

test('a clock that was set back begins a new visit, and each account has its own', () => {
  const before = { ...first, seconds: first.seconds - 5 };
  expect(visitsAfter([first], before)).toEqual([before]);
  const others = { ...first, account: other };
  expect(visitsAfter([first], others)).toEqual([others, first]);
});

test('what storage holds is checked', () => {
  preferencesStore.setState({ visits: { 2372: [first, { ...first, account: other, usd: 'NaN' }, 'x'] } }, true);
  expect(lastVisits.get()).toEqual({ 2372: [first] });
});
