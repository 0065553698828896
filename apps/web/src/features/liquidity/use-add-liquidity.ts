import { addressOf } from '@besc/contracts/deploy/address-of';
import { pairExistence } from '@besc/domain/liquidity/pair-existence';
import { position } from '@besc/domain/liquidity/position';
import type { Currency } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowance } from '../../blocks/action/use-allowance';
import { useWriter } from '../../blocks/action/use-writer';
import { useChain } from '../../blocks/chain/chain-context';
import { isStale, useChainState } from '../../blocks/chain/use-chain-state';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { useUsdValue } from '../../blocks/prices/use-usd-value';
import { useBalance } from '../../blocks/token-select/use-balance';
import { type FoundCurrency, useCurrency } from '../../blocks/token-select/use-currency';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { type AddFacts, addLiquidityViewModel } from './add-liquidity.view-model';
import { liquidityQuery, suppliedPairQuery } from './liquidity.queries';
import { useMintForm } from './use-mint-form';
import { usePathCurrencies } from './use-path-currencies';

function currencyOf(found: FoundCurrency): Currency | undefined {
  return found.kind === 'known' ? found.currency : undefined;
}

/** Gathers everything the add screen knows and computes what it shows. */
export function useAddLiquidity() {
  const chain = useChain();
  const { settings } = chain;
  const writer = useWriter();
  const path = usePathCurrencies();
  const form = useMintForm();
  const directory = useTokenDirectory();
  const found = { a: useCurrency(path.a, directory), b: useCurrency(path.b, directory) };
  const currencyA = currencyOf(found.a);
  const currencyB = currencyOf(found.b);
  const wbesc = useMemo(() => wbescToken(settings), [settings]);
  const tokenA = currencyA && wrapped(currencyA, wbesc).address;
  const tokenB = currencyB && wrapped(currencyB, wbesc).address;
  const pool = useQuery(suppliedPairQuery(chain, tokenA, tokenB));
  const liquidity = useQuery(liquidityQuery(chain, writer.account, [tokenA, tokenB]));
  const router = addressOf(settings, 'swap', 'router');
  const allowances = { a: useAllowance(currencyA, router), b: useAllowance(currencyB, router) };
  const chainState = useChainState(pool.isError);
  const isFinding = [found.a, found.b].some(({ kind }) => kind === 'loading');
  const isUnread = [found.a, found.b].some(({ kind }) => kind === 'failed');
  const usdValue = useUsdValue([tokenA, tokenB], directory);
  const facts: AddFacts = {
    ...writer,
    state: form.state,
    currencyA,
    currencyB,
    wbesc,
    existence:
      isFinding || isUnread
        ? { kind: 'loading' }
        : pairExistence({
            tokenA,
            tokenB,
            read: pool.data === undefined ? { kind: 'loading' } : { kind: 'read', pool: pool.data ?? undefined },
          }),
    isPoolFailed: isUnread || (pool.isError && pool.data === undefined) || isStale(chainState),
    balances: { a: useBalance(currencyA), b: useBalance(currencyB) },
    allowances,
    unsupportedTokens: settings.unsupportedTokens,
  };
  const view = addLiquidityViewModel(facts);
  return {
    form,
    path,
    found,
    directory,
    facts,
    view,
    usd: { a: usdValue(currencyA, view.amounts.a), b: usdValue(currencyB, view.amounts.b) },
    /** What the account already holds of this pool. */
    position: pool.data && liquidity.data ? position(pool.data, liquidity.data) : undefined,
    chainState,
    shownAt: pool.data === undefined ? undefined : pool.dataUpdatedAt,
  };
}

export type AddLiquidity = ReturnType<typeof useAddLiquidity>;
