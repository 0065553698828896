// @vitest-environment happy-dom

import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { beforeEach, expect, test } from 'vitest';
import { readPreferences } from '../../blocks/preferences/preferences-storage';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { rememberPair } from './remember-pair';
import { mostPairs, storedPairs } from './stored-pairs';

const one = checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7');
const other = checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D');

beforeEach(() => preferencesStore.setState({}, true));

test('SET-20 pairs are kept by chain', () => {
  storedPairs.set({ '2372': [[one, other]] });
  expect(JSON.parse(localStorage.getItem('besc-preferences') ?? '{}').pairs).toEqual({ '2372': [[one, other]] });
  preferencesStore.setState({ pairs: { '2372': [[one, other]], x: [[one, other]] } }, true);
  expect(storedPairs.get()).toEqual({ '2372': [[one, other]] });
});

test('SET-20 beyond as many as are kept the oldest pair goes', () => {
  const token = (index: number) => checksumAddress(`0x${index.toString(16).padStart(40, '0')}`);
  const pairs = Array.from({ length: mostPairs }, (_, index): [Address, Address] => [token(index + 1), other]);
  storedPairs.set({ '2372': pairs });
  const side = (address: typeof one) =>
    ({ kind: 'token', chainId: 2372, address, decimals: 18, symbol: 'X', name: 'X' }) as const;
  rememberPair(side(one), side(other));
  preferencesStore.setState(readPreferences(), true);
  const kept = storedPairs.get()['2372'];
  expect(kept).toHaveLength(mostPairs);
  expect(kept?.at(0)).toEqual(pairs[1]);
  expect(kept?.at(-1)).toEqual([one, other].sort());
});

test('TOKEN-36 a pair of one token with itself is dropped, as are twins and what is no pair', () => {
  const pairs = [[other, other], [one, other], [other, one], [one], 'x', [one, '0x00']];
  preferencesStore.setState({ pairs: { '2372': pairs } }, true);
  expect(storedPairs.get()).toEqual({ '2372': [[other, one]] });
});
