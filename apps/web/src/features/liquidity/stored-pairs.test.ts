// @vitest-environment happy-dom

import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { beforeEach, expect, test } from 'vitest';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { storedPairs } from './stored-pairs';

const one = checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7');
const other = checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D');

beforeEach(() => preferencesStore.setState({}, true));

test('SET-20 pairs are kept by chain', () => {
  storedPairs.set({ '2372': [[one, other]] });
  expect(JSON.parse(localStorage.getItem('besc-preferences') ?? '{}').pairs).toEqual({ '2372': [[one, other]] });
  preferencesStore.setState({ pairs: { '2372': [[one, other]], x: [[one, other]] } }, true);
  expect(storedPairs.get()).toEqual({ '2372': [[one, other]] });
});

test('TOKEN-36 a pair of one token with itself is dropped, as are twins and what is no pair', () => {
  const pairs = [[other, other], [one, other], [other, one], [one], 'x', [one, '0x00']];
  preferencesStore.setState({ pairs: { '2372': pairs } }, true);
  expect(storedPairs.get()).toEqual({ '2372': [[other, one]] });
});
