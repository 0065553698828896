import type { Address } from '@besc/domain/shared/address';
import type { CurrencyId } from '@besc/domain/shared/currency-id';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
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
  const { settings, reader } = useChain();
  const currency = known(id, settings.chain.id, directory);
  const isChecked = currency !== undefined && (currency.kind === 'native' || !isFromOtherList(currency, directory));
  const address = id === undefined || id === 'BESC' || isChecked ? undefined : id;
  const query = useQuery(tokenQuery({ reader, chainId: settings.chain.id, address }));
  if (id === undefined) return { kind: 'none' };
  if (isChecked) return { kind: 'known', currency };
  if (address === undefined) return { kind: 'none' };
  // A list that is still on its way may hold the token; a warning would be too early.
  if (!query.isFetched || (directory.isLoading && currency === undefined)) return { kind: 'loading' };
  // Also while it is read again, as with each block.
  if (query.data === undefined) return { kind: 'failed', address };
  if (query.data === null) return { kind: 'missing', address };
  if (currency === undefined) return { kind: 'unlisted', token: query.data };
  return { kind: 'known', currency: query.data.decimals === currency.decimals ? currency : query.data };
}

function isFromOtherList({ address }: Token, directory: LoadedDirectory): boolean {
  const source = directory.sourceOf(address);
  return source?.kind === 'list' && !source.isDefault;
}
