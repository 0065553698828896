import type { Token } from '../shared/token';

type Entry = Pick<Token, 'chainId' | 'address' | 'symbol' | 'name' | 'decimals'>;

/** What an update of a token list does: tokens that come, that go, and whose symbol, name or decimals change. */
export interface ListChanges<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly { readonly from: T; readonly to: T }[];
}

/** Compares two states of a list by chain id and address. Logos and tags do not count as a change. */
export function listChanges<T extends Entry>(current: readonly T[], next: readonly T[]): ListChanges<T> {
  const before = byKey(current);
  const after = byKey(next);
  return {
    added: next.filter((token) => !before.has(keyOf(token))),
    removed: current.filter((token) => !after.has(keyOf(token))),
    changed: next.flatMap((to) => {
      const from = before.get(keyOf(to));
      const isSame =
        from === undefined || (from.symbol === to.symbol && from.name === to.name && from.decimals === to.decimals);
      return isSame ? [] : [{ from, to }];
    }),
  };
}

function byKey<T extends Entry>(tokens: readonly T[]): ReadonlyMap<string, T> {
  return new Map(tokens.map((token) => [keyOf(token), token]));
}

function keyOf({ chainId, address }: Entry): string {
  return `${chainId}:${address}`;
}
