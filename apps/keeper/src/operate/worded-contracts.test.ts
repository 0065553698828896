import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import type { OperatedContract } from '../shared/operated-contract';
import { guardianSetting } from '../shared/setting-values';
import { settingsOf } from './settings';
import { contractsIn, wordedContracts } from './worded-contracts';

const operated = (slug: string, name: string): OperatedContract => ({
  slug,
  name,
  abi: [],
  isPausable: true,
  settings: [{ ...guardianSetting, name: 'guardian' }],
  addressIn: () => undefined,
  othersIn: () => [],
  statusLines: async () => [],
});

test('a slug with one contract is its word, of several each has its name as well, and so have their settings', () => {
  const one = { operated: [operated('game', 'rounds')] };
  const two = { operated: [operated('shop', 'counter'), operated('shop', 'store')] };
  const contracts = wordedContracts([one, {}, two]);
  expect(contracts.map(({ word }) => word)).toEqual(['game', 'shop.counter', 'shop.store']);
  const settings = settingsOf(contracts);
  expect(settings.map(({ name }) => name)).toEqual(['game.guardian', 'shop.counter.guardian', 'shop.store.guardian']);
  expect(settings.map(({ contract }) => contract.name)).toEqual(['rounds', 'counter', 'store']);
});

test('others of a kind are those that the file has under the slug, by their names there', () => {
  const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
  const spare = { name: 'spare', address: at('2') };
  const dice = { ...operated('dice', 'cup'), othersIn: () => [spare] };
  const found = contractsIn(wordedContracts([{ operated: [dice] }, { operated: [operated('shop', 'counter')] }]), {
    contracts: {},
  });
  expect(found.map(({ word }) => word)).toEqual(['dice', 'dice.spare', 'shop']);
  expect(found[1]?.addressIn({ contracts: {} })).toBe(spare.address);
});
