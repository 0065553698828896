import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { usePreference } from '../preferences/use-preference';
import { type StoredToken, storedTokens } from './stored-tokens';

/** As many as storage is read back for; the oldest go first. */
const mostTokens = 500;
const none: readonly StoredToken[] = [];

/** Tokens the person took on with the import warning, by chain; they stay until removed. */
export function importedTokens(chainId: number): readonly StoredToken[] {
  return storedTokens.get()[chainId] ?? none;
}

/** As `importedTokens`, followed by the component. */
export function useImportedTokens(chainId: number): readonly StoredToken[] {
  return usePreference(storedTokens)[chainId] ?? none;
}

/** Keeps a token. Taking it twice changes nothing. */
export function importToken({ chainId, address, decimals, symbol, name }: Token): void {
  const own = importedTokens(chainId);
  if (own.some((known) => known.address === address)) return;
  put(chainId, [...own, { chainId, address, decimals, symbol, name }].slice(-mostTokens));
}

/** Lets one token go, or without an address all of the chain. */
export function removeImportedTokens(chainId: number, address?: Address): void {
  put(chainId, address === undefined ? [] : importedTokens(chainId).filter((token) => token.address !== address));
}

function put(chainId: number, tokens: readonly StoredToken[]): void {
  const { [chainId]: _, ...others } = storedTokens.get();
  storedTokens.set(tokens.length === 0 ? others : { ...others, [chainId]: tokens });
}
