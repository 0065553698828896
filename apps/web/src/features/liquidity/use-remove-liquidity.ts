import { addressOf } from '@besc/contracts/deploy/address-of';
import { pairExistence } from '@besc/domain/liquidity/pair-existence';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAllowance } from '../../blocks/action/use-allowance';
import { useWriter } from '../../blocks/action/use-writer';
import { useChain } from '../../blocks/chain/chain-context';
import { isStale, useChainState } from '../../blocks/chain/use-chain-state';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { type FoundCurrency, useCurrency } from '../../blocks/token-select/use-currency';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { liquidityQuery, suppliedPairQuery } from './liquidity.queries';
import { type RemoveFacts, removeLiquidityViewModel } from './remove-liquidity.view-model';
import type { SignedRemoval } from './signed-removal';
import { usePathCurrencies } from './use-path-currencies';
import { useRemoveForm } from './use-remove-form';

/** A position can be left in a token that no list knows: nothing is bought here, so no import is asked for. */
function currencyOf(found: FoundCurrency): Currency | undefined {
  if (found.kind === 'known') return found.currency;
  return found.kind === 'unlisted' ? found.token : undefined;
}

/** Gathers everything the remove screen knows and computes what it shows. */
export function useRemoveLiquidity() {
  const chain = useChain();
  const { settings } = chain;
  const writer = useWriter();
  const path = usePathCurrencies();
  const directory = useTokenDirectory();
  const form = useRemoveForm();
  const [given, setSigned] = useState<SignedRemoval>();
  const head = useChainHead();
  // The next block comes after its time: the chain would refuse it.
  const signed = given && head && head.seconds >= given.deadlineSeconds ? undefined : given;
  const found = { a: useCurrency(path.a, directory), b: useCurrency(path.b, directory) };
  const currencyA = currencyOf(found.a);
  const currencyB = currencyOf(found.b);
  const wbesc = useMemo(() => wbescToken(settings), [settings]);
  const tokenA = currencyA && wrapped(currencyA, wbesc).address;
  const tokenB = currencyB && wrapped(currencyB, wbesc).address;
  const pool = useQuery(suppliedPairQuery(chain, tokenA, tokenB));
  const liquidity = useQuery(liquidityQuery(chain, writer.account, [tokenA, tokenB]));
  const pair = pool.data?.pair.address;
  const lpToken: Token | undefined = pair && {
    kind: 'token',
    chainId: settings.chain.id,
    address: pair,
    decimals: 18,
    symbol: 'BESC-LP',
    name: 'BESC Swap LP',
  };
  const chainState = useChainState(pool.isError || liquidity.isError);
  const isFinding = [found.a, found.b].some(({ kind }) => kind === 'loading');
  const isUnread = [found.a, found.b].some(({ kind }) => kind === 'failed');
  const facts: RemoveFacts = {
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
    isPoolFailed:
      isUnread ||
      (pool.isError && pool.data === undefined) ||
      (liquidity.isError && liquidity.data === undefined) ||
      isStale(chainState),
    liquidity: liquidity.data,
    allowance: useAllowance(lpToken, addressOf(settings, 'swap', 'router')),
    signed,
  };
  return {
    path,
    found,
    facts,
    lpToken,
    view: removeLiquidityViewModel(facts),
    form,
    setSigned,
    chainState,
    shownAt: pool.data === undefined ? undefined : pool.dataUpdatedAt,
  };
}

export type RemoveLiquidity = ReturnType<typeof useRemoveLiquidity>;
