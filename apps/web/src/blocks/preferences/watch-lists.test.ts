import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { beforeEach, expect, test } from 'vitest';
import { preferencesStore } from './preferences-store';
import { toggleWatched, watchedPools, watchedTokens } from './watch-lists';

const at = (place: number): Address => checksumAddress(`0x${place.toString(16).padStart(40, '0')}`);

beforeEach(() => {
  watchedTokens.set([]);
  watchedPools.set([]);
});

test('SET-34 INFO-05 a press puts a token on the list, another takes it off', () => {
  toggleWatched(watchedTokens, at(1));
  toggleWatched(watchedTokens, at(2));
  expect(preferencesStore.getState()).toMatchObject({ watchlistTokens: [at(1), at(2)] });
  toggleWatched(watchedTokens, at(1));
  expect(watchedTokens.get()).toEqual([at(2)]);
  expect(watchedPools.get()).toEqual([]);
});

test('SET-35 INFO-06 pools have a list of their own', () => {
  toggleWatched(watchedPools, at(3));
  expect(preferencesStore.getState()).toMatchObject({ watchlistPools: [at(3)], watchlistTokens: [] });
  toggleWatched(watchedPools, at(3));
  expect(watchedPools.get()).toEqual([]);
});

test('what is no address in storage is dropped, any letter case is one, and the oldest of too many goes', () => {
  const stored = [at(1).toLowerCase(), at(1), 'no address', 5, null];
  expect(watchedTokens.get({ watchlistTokens: stored })).toEqual([at(1)]);
  expect(watchedTokens.get({ watchlistTokens: 'all' })).toEqual([]);
  for (let place = 1; place <= 51; place += 1) toggleWatched(watchedTokens, at(place));
  expect([watchedTokens.get().length, watchedTokens.get()[0]]).toEqual([50, at(2)]);
});
