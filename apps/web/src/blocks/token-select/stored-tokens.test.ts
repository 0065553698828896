import { longestName, longestSymbol, unknownName, unknownSymbol } from '@besc/domain/tokens/token-texts';
import { expect, test } from 'vitest';
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
