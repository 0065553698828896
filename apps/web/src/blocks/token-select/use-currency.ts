import type { CurrencyId } from '@besc/domain/shared/currency-id';
import { type Address, type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
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
  /** There is no token at this address. */
  | { kind: 'missing'; address: Address }
  | { kind: 'failed'; address: Address };

function known(id: CurrencyId | undefined, chainId: number, directory: TokenDirectory): Currency | undefined {
  if (id === undefined) return undefined;
  return id === 'BESC' ? nativeCoin(chainId) : directory.byAddress.get(id);
}

/** Finds a currency by id: in the directory, else on the chain. */
export function useCurrency(id: CurrencyId | undefined, directory: LoadedDirectory): FoundCurrency {
  const { settings, reader } = useChain();
  const currency = known(id, settings.chain.id, directory);
  const address = id === undefined || id === 'BESC' || currency !== undefined ? undefined : id;
  const query = useQuery(tokenQuery({ reader, chainId: settings.chain.id, address }));
  if (id === undefined) return { kind: 'none' };
  if (currency !== undefined) return { kind: 'known', currency };
  if (address === undefined) return { kind: 'none' };
  // A list that is still on its way may hold the token; nobody is warned of a token that is in it.
  if (directory.isLoading || query.isPending) return { kind: 'loading' };
  if (query.isError) return { kind: 'failed', address };
  return query.data === null ? { kind: 'missing', address } : { kind: 'unlisted', token: query.data };
}
