// @vitest-environment happy-dom

import { addressOf } from '@besc/contracts/deploy/address-of';
import { parseSettings } from '@besc/wire/settings/settings';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { chainDefinition } from './chain-definition';
import { wbescToken } from './wbesc-token';

const settings = makeSettings();
const onChain = (id: number) => ({ ...settings, chain: { ...settings.chain, id } });

test('PLAT-01 PLAT-02 the chains are 2372 and, for tests, 97; there is no third', () => {
  expect(chainDefinition(parseSettings(onChain(2372))).id).toBe(2372);
  const test = chainDefinition(parseSettings(onChain(97)));
  expect(test).toMatchObject({ id: 97, testnet: true });
  for (const id of [1, 56, 2371, 0]) expect(() => parseSettings(onChain(id))).toThrow('must be 2372 or 97');
});

test('PLAT-03 PLAT-04 the native coin is BESC, its wrapped form WBESC with 18 decimals', () => {
  expect(chainDefinition(settings).nativeCurrency).toEqual({ name: 'BESC', symbol: 'BESC', decimals: 18 });
  expect(wbescToken(settings)).toMatchObject({
    symbol: 'WBESC',
    decimals: 18,
    address: addressOf(settings, 'tokens', 'wbesc'),
  });
});
