import { longestName, longestSymbol, unknownName, unknownSymbol } from '@besc/domain/tokens/token-texts';
import { expect, test, vi } from 'vitest';
import { storedTokens } from './stored-tokens';

const address = `0x${'7'.repeat(40)}`;
const kept = (symbol: string, name: string) => {
  const tokens = { 2372: [{ chainId: 2372, address, decimals: 18, symbol, name }] };
  return (storedTokens.get({ tokens })[2372] ?? []).map((token) => [token.symbol, token.name]);
};

test('TOKEN-31 TOKEN-32 an imported token comes back called as it was read, and as long', () => {
  expect(kept('', '\u202e')).toEqual([[unknownSymbol, unknownName]]);
  const [symbol, name] = ['s'.repeat(longestSymbol), '𝐧'.repeat(longestName)];
  expect(kept(symbol, name)).toEqual([[symbol, name]]);
  expect(kept(`${symbol}s`, name)).toEqual([]);
  expect(kept(symbol, `${name}n`)).toEqual([]);
});

test('a stored token with an invalid address is left out, and a warning is logged, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const token = { chainId: 2372, address: '0x12', decimals: 18, symbol: 'ONE', name: 'One' };
  const read = () => storedTokens.get({ tokens: { 2372: [token, { ...token, address }] } })[2372];
  expect(read()?.map((one) => one.address.toLowerCase())).toEqual([address]);
  read();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[1]).toEqual(token);
});
