import type { Address } from '@besc/domain/shared/address';
import { textSkeleton } from './text-skeleton';

/** Why a token deserves a second look before it is chosen. */
export type TokenNotice =
  | { kind: 'none' }
  | { kind: 'same-symbol'; symbol: string }
  | { kind: 'look-alike'; symbol: string };

interface Named {
  address: Address;
  symbol: string;
  name: string;
}

interface Protected {
  symbol: string;
  owner: string;
}

/**
 * Makes the check for one set of trusted tokens, in the order of trust: a token gets a notice naming the trusted symbol
 * when another token before it has the same symbol, or one that reads like its symbol or name. So a trusted list cannot
 * imitate the deployment's own tokens either. `reserved` are words no token may carry, such as the native coin's symbol.
 */
export function makeTokenNotice(trusted: readonly Named[], reserved: readonly string[]): (token: Named) => TokenNotice {
  const exact = new Map<string, Protected>();
  const alike = new Map<string, Protected>();
  const note = (map: Map<string, Protected>, key: string, owned: Protected) => {
    if (key !== '' && !map.has(key)) map.set(key, owned);
  };
  for (const symbol of reserved) {
    note(exact, symbol.toLowerCase(), { symbol, owner: '' });
    note(alike, textSkeleton(symbol), { symbol, owner: '' });
  }
  for (const { symbol, name, address } of trusted) {
    const owned = { symbol, owner: address };
    note(exact, symbol.toLowerCase(), owned);
    note(alike, textSkeleton(symbol), owned);
    note(alike, textSkeleton(name), owned);
  }
  return (token) => {
    const foreign = (found: Protected | undefined) =>
      found && found.owner !== token.address ? found.symbol : undefined;
    const same = foreign(exact.get(token.symbol.toLowerCase()));
    if (same !== undefined) return { kind: 'same-symbol', symbol: same };
    const like = foreign(alike.get(textSkeleton(token.symbol))) ?? foreign(alike.get(textSkeleton(token.name)));
    return like === undefined ? { kind: 'none' } : { kind: 'look-alike', symbol: like };
  };
}
