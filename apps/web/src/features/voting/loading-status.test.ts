import { expect, test } from 'vitest';
import { loadingStatus } from './loading-status';

test('VOTE-09 VOTE-10 what is read is initial, then loading, then idle', () => {
  expect(loadingStatus({ isFetched: false, isFetching: false })).toBe('initial');
  expect(loadingStatus({ isFetched: false, isFetching: true })).toBe('loading');
  expect(loadingStatus({ isFetched: true, isFetching: false })).toBe('idle');
  expect(loadingStatus({ isFetched: true, isFetching: true })).toBe('loading');
});
