import type { Address } from '@besc/domain/shared/address';
import type { CurrencyId } from '@besc/domain/shared/currency-id';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useChain } from '../chain/chain-context';
import type { TokenDirectory } from './token-directory';
import { tokenQuery } from './token-query';
import type { LoadedDirectory } from './use-token-directory';

/** What an id turned out to be. */
export type FoundCurrency =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'known'; currency: Currency }
  /** A token that is in no list: it must be imported, with its warning, before it can be used. */
  | { kind: 'unlisted'; token: Token }
  /** No token at this address. */
  | { kind: 'missing'; address: Address }
  | { kind: 'failed'; address: Address };

/** The currency of an id, once it is known. */
export function currencyOf(found: FoundCurrency): Currency | undefined {
  return found.kind === 'known' ? found.currency : undefined;
}

function known(id: CurrencyId | undefined, chainId: number, directory: TokenDirectory): Currency | undefined {
  if (id === undefined) return undefined;
  return id === 'BESC' ? nativeCoin(chainId) : directory.byAddress.get(id);
}

/**
 * Finds a currency by id: in the directory, else on the chain. Of a token that only a list of the person's names, the
 * decimals are the contract's own: a list must not decide what an amount is worth.
 */
export function useCurrency(id: CurrencyId | undefined, directory: LoadedDirectory): FoundCurrency {
  const ids = useMemo(() => (id === undefined ? [] : [id]), [id]);
  const find = useCurrencies(ids, directory);
  return id === undefined ? { kind: 'none' } : find(id);
}

/** The same for several at once, each named once. */
export function useCurrencies(
  ids: readonly CurrencyId[],
  directory: LoadedDirectory,
): (id: CurrencyId) => FoundCurrency {
  const { settings, reader } = useChain();
  const chainId = settings.chain.id;
  const asked = useMemo(
    () => ids.flatMap((id) => (id === 'BESC' || isChecked(id, chainId, directory) ? [] : [id])),
    [ids, chainId, directory],
  );
  const told = useQueries({
    queries: asked.map((address) => tokenQuery({ reader, chainId, address })),
    combine: toldOf,
  });
  return useCallback(
    (id) => {
      const currency = known(id, chainId, directory);
      const query = id === 'BESC' ? undefined : told[asked.indexOf(id)];
      if (id === 'BESC' || query === undefined) return currency ? { kind: 'known', currency } : { kind: 'none' };
      const { token, isFetched } = query;
      // A list that is still on its way may hold the token; a warning would be too early.
      if (!isFetched || (directory.isLoading && currency === undefined)) return { kind: 'loading' };
      // Also while it is read again, as with each block.
      if (token === undefined) return { kind: 'failed', address: id };
      if (token === null) return { kind: 'missing', address: id };
      if (currency === undefined) return { kind: 'unlisted', token };
      return { kind: 'known', currency: token.decimals === currency.decimals ? currency : token };
    },
    [told, asked, chainId, directory],
  );
}

const toldOf = (queries: readonly { readonly data: Token | null | undefined; readonly isFetched: boolean }[]) =>
  queries.map(({ data, isFetched }) => ({ token: data, isFetched }));

function isChecked(id: CurrencyId, chainId: number, directory: LoadedDirectory): boolean {
  const currency = known(id, chainId, directory);
  return currency !== undefined && (currency.kind === 'native' || !isFromOtherList(currency, directory));
}

function isFromOtherList({ address }: Token, directory: LoadedDirectory): boolean {
  const source = directory.sourceOf(address);
  return source?.kind === 'list' && !source.isDefault;
}
