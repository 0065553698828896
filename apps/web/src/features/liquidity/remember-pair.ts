import type { Token } from '@besc/domain/shared/token';
import { canStorePair } from '@besc/domain/tokens/can-store-pair';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { setPreferences } from '../../blocks/preferences/set-preferences';

/** Keeps a pair of wrapped tokens for the list of positions, once; the order of the tokens does not matter. */
export function rememberPair(tokenA: Token, tokenB: Token): void {
  if (!canStorePair(tokenA, tokenB)) return;
  const { pairs } = preferencesStore.getState();
  const own = pairs[tokenA.chainId] ?? [];
  const [first, second] = [tokenA.address, tokenB.address].sort();
  if (!first || !second || own.some((pair) => pair.includes(first) && pair.includes(second))) return;
  setPreferences({ pairs: { ...pairs, [tokenA.chainId]: [...own, [first, second]] } });
}
