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
  expect(visitsAfter(visits, { ...first, seconds: first.seconds + 299, usd: '11.00' })).toBe(visits);
  const seen = first.seconds + 3599;
  expect(visitsAfter(visits, { ...first, seconds: seen, usd: '11.00' })).toEqual([{ ...first, seen }]);
  const next = { ...first, seconds: first.seconds + 3600, usd: '11.00' };
  expect(visitsAfter(visits, next)).toEqual([{ ...next, before: { seconds: first.seconds, usd: first.usd } }]);
});

test('a page that stays open goes on with its visit, and a reload after it too', () => {
  const look = (seconds: number) => ({ account, seconds: first.seconds + seconds, usd: '11.00' });
  const before = { seconds: first.seconds, usd: first.usd };
  let visits = visitsAfter([first], look(86_400));
  for (let minute = 1; minute <= 300; minute++) visits = visitsAfter(visits, look(86_400 + 60 * minute));
  expect(visits).toEqual([{ ...look(86_400), seen: first.seconds + 86_400 + 18_000, before }]);
  expect(visitBefore(visits, look(86_400 + 18_060))).toEqual(before);
  expect(visitBefore(visits, look(86_400 + 21_600))).toMatchObject(look(86_400));
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
  const later = { ...first, seen: first.seconds + 86_400 };
  expect(visitsAfter([later], { ...first, seconds: first.seconds + 10 })[0]).not.toHaveProperty('seen');
  const others = { ...first, account: other };
  expect(visitsAfter([first], others)).toEqual([others, first]);
});

test('what storage holds is checked', () => {
  preferencesStore.setState({ visits: { 2372: [first, { ...first, account: other, usd: 'NaN' }, 'x'] } }, true);
  expect(lastVisits.get()).toEqual({ 2372: [first] });
  const second = { ...first, seconds: first.seconds + 7200, before: { seconds: first.seconds, usd: first.usd } };
  const seen = { ...second, seen: first.seconds + 9000 };
  preferencesStore.setState({ visits: { 2372: [seen, { ...seen, account: other, seen: 'now' }] } }, true);
  expect(lastVisits.get()).toEqual({ 2372: [seen] });
  preferencesStore.setState({ visits: { 2372: [second] } }, true);
  expect(lastVisits.get()).toEqual({ 2372: [second] });
});
