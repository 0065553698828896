import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { unwrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { usePreference } from '../../blocks/preferences/use-preference';
import { type FoundCurrency, useCurrencies } from '../../blocks/token-select/use-currency';
import { useKnownTokens } from '../../blocks/token-select/use-known-tokens';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { hasFailed } from '../../lib/has-failed';
import { positionPricesQuery, positionRecordsQuery, positionsQuery } from './liquidity.queries';
import { positionRow } from './position-row';
import { storedPairs } from './stored-pairs';

const noPairs: readonly (readonly [Address, Address])[] = [];
const noPrices: ReadonlyMap<Address, bigint> = new Map();

/** What is known of the two tokens of something held. */
export interface HeldPair {
  readonly token0: Address;
  readonly token1: Address;
  readonly found: readonly [FoundCurrency, FoundCurrency];
  /** Both, the wrapped coin as the native one; undefined while either is not known. */
  readonly currencies: readonly [Currency, Currency] | undefined;
}

/** What of the account's positions the chain tells; all that ask share one read. */
export function useTrackedPositions(owner: Address | undefined) {
  const chain = useChain();
  const directory = useTokenDirectory();
  const stored = usePreference(storedPairs)[chain.settings.chain.id] ?? noPairs;
  const { tokens, isReady, isPartly } = useKnownTokens(directory);
  const query = useQuery(positionsQuery(chain, { owner, tokens, stored, isReady }));
  return { directory, query, isListMissing: isPartly };
}

/** The account's positions with their tokens, values and past, each as far as it is known. */
export function usePositions(owner: Address) {
  const chain = useChain();
  const { settings } = chain;
  const wbesc = useMemo(() => wbescToken(settings), [settings]);
  const { directory, query, isListMissing } = useTrackedPositions(owner);
  const { positions, unread } = query.data ?? {};

  const pairs = useMemo(
    () => [...(positions ?? []).map(({ supplied }) => supplied.pair), ...(unread ?? [])],
    [positions, unread],
  );
  const addresses = useMemo(() => [...new Set(pairs.flatMap(({ token0, token1 }) => [token0, token1]))], [pairs]);
  // A row warns of no token, so that none waits for a list that could name it.
  const known = useMemo(() => ({ ...directory, isLoading: false }), [directory]);
  const find = useCurrencies(addresses, known);
  const heldPair = useCallback(
    ({ token0, token1 }: { readonly token0: Address; readonly token1: Address }): HeldPair => {
      const found = [find(token0), find(token1)] as const;
      const [a, b] = found.map((one) => shownCurrency(one, wbesc));
      return { token0, token1, found, currencies: a && b ? [a, b] : undefined };
    },
    [find, wbesc],
  );

  const listed = useMemo(
    () => addresses.flatMap((address) => directory.byAddress.get(address) ?? []),
    [addresses, directory.byAddress],
  );
  const prices = useQuery(positionPricesQuery(chain, positions && listed)).data ?? noPrices;
  const recorded = useQuery(positionRecordsQuery(chain, owner, positions));
  const records = recorded.data ?? (hasFailed(recorded) ? ('failed' as const) : ('loading' as const));
  const head = useChainHead();
  // By the minute: of more a yearly rate tells nothing.
  const seconds = head ? Number(head.seconds / 60n) * 60 : 0;
  const held = useMemo(
    () => (positions ?? []).map((position) => ({ position, ...heldPair(position.supplied.pair) })),
    [positions, heldPair],
  );
  const rows = useMemo(
    () =>
      held.flatMap(({ position, currencies }) =>
        currencies ? [positionRow({ position, currencies, wbesc, prices, records, seconds })] : [],
      ),
    [held, wbesc, prices, records, seconds],
  );
  return {
    query,
    isKnown: positions !== undefined,
    isWhole: !isListMissing && !query.isPlaceholderData,
    isPartly: query.data?.isPartly ?? false,
    rows,
    /** Held too, with a token that is not known. */
    unnamed: held.filter(({ currencies }) => !currencies),
    unread: (unread ?? []).map((one) => ({ liquidity: one.liquidity, ...heldPair(one) })),
  };
}

function shownCurrency(found: FoundCurrency, wbesc: ReturnType<typeof wbescToken>): Currency | undefined {
  if (found.kind === 'unlisted') return found.token;
  return found.kind === 'known' && found.currency.kind === 'token' ? unwrapped(found.currency, wbesc) : undefined;
}
