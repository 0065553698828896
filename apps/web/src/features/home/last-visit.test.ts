import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { lastVisits, visitBefore, visitsAfter } from './last-visit';

const account = checksumAddress(`0x${'1'.repeat(40)}`);
const other = checksumAddress(`0x${'2'.repeat(40)}`);
const first = { account, seconds: 1_000_000, usd: '10.00' };

test('a reload within an hour goes on with the same visit', () => {
  const visits = visitsAfter([], first);
  expect(visits).toEqual([first]);
  expect(visitsAfter(visits, { ...first, seconds: first.seconds + 3599, usd: '11.00' })).toBe(visits);
  const next = { ...first, seconds: first.seconds + 3600, usd: '11.00' };
  expect(visitsAfter(visits, next)).toEqual([{ ...next, before: { seconds: first.seconds, usd: first.usd } }]);
});

test('all of a visit is compared with the one before it, also after a reload, and the first with none', () => {
  const look = (seconds: number) => ({ account, seconds: first.seconds + seconds });
  const before = { seconds: first.seconds, usd: first.usd };
  expect(visitBefore([], look(0))).toBeUndefined();
  expect(visitBefore([first], look(300))).toBeUndefined();
  expect(visitBefore([first], look(7200))).toMatchObject(before);
  const second = visitsAfter([first], { ...look(7200), usd: '11.00' });
  expect(visitBefore(second, look(7500))).toEqual(before);
  expect(visitBefore(second, look(7200 + 3600))).toMatchObject({ seconds: first.seconds + 7200, usd: '11.00' });
});

test('a clock that was set back begins a new visit, and each account has its own', () => {
  const before = { ...first, seconds: first.seconds - 5 };
  expect(visitsAfter([first], before)).toMatchObject([before]);
  const others = { ...first, account: other };
  expect(visitsAfter([first], others)).toEqual([others, first]);
});

test('what storage holds is checked', () => {
  preferencesStore.setState({ visits: { 2372: [first, { ...first, account: other, usd: 'NaN' }, 'x'] } }, true);
  expect(lastVisits.get()).toEqual({ 2372: [first] });
  const second = { ...first, seconds: first.seconds + 7200, before: { seconds: first.seconds, usd: first.usd } };
  preferencesStore.setState({ visits: { 2372: [second] } }, true);
  expect(lastVisits.get()).toEqual({ 2372: [second] });
});
