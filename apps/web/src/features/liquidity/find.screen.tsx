import { pairExistence } from '@besc/domain/liquidity/pair-existence';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { ActionCard } from '../../blocks/action/action-card';
import { ScreenFrame } from '../../blocks/action/screen-frame';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { useText } from '../../blocks/language/use-text';
import { suppliedPairQuery } from '../../blocks/supply/supplied-pair-query';
import { useAccount } from '../../blocks/wallet/use-account';
import { lazyPart } from '../../lib/lazy-part';
import { FindOutcome } from './components/find-outcome';
import { FindSide } from './components/find-side';
import { PlusSeam } from './components/plus-seam';
import { PositionCard } from './components/position-card';
import { findState } from './find-state';
import { liquidityQuery } from './liquidity.queries';
import { rememberPair } from './remember-pair';

const TokenSelectDialog = lazyPart(
  'token-select',
  async () => (await import('../../blocks/token-select/token-select-dialog')).TokenSelectDialog,
);

/** Import Pool: two tokens, and what there is of their pool. A found position is remembered for the list. */
export function FindScreen() {
  const { t } = useText();
  const chain = useChain();
  const { settings } = chain;
  const account = useAccount();
  const wbesc = wbescToken(settings);
  const [a, setA] = useState<Currency | undefined>(nativeCoin(settings.chain.id));
  const [b, setB] = useState<Currency>();
  const [picking, setPicking] = useState<'a' | 'b'>();
  const tokenA = a && wrapped(a, wbesc);
  const tokenB = b && wrapped(b, wbesc);
  const pool = useQuery(suppliedPairQuery(chain, tokenA?.address, tokenB?.address));
  const liquidity = useQuery(liquidityQuery(chain, account.address, [tokenA?.address, tokenB?.address]));
  const state = findState({
    hasBoth: a !== undefined && b !== undefined,
    existence: pairExistence({
      tokenA: tokenA?.address,
      tokenB: tokenB?.address,
      read: pool.data === undefined ? { kind: 'loading' } : { kind: 'read', pool: pool.data ?? undefined },
    }),
    isFailed: (pool.isError && pool.data === undefined) || (liquidity.isError && liquidity.data === undefined),
    isConnected: account.address !== undefined,
    liquidity: liquidity.data,
  });
  const chainState = useChainState(pool.isError || liquidity.isError);
  const isFound = state.kind === 'position';
  useEffect(() => {
    if (isFound && tokenA && tokenB) rememberPair(tokenA, tokenB);
  }, [isFound, tokenA, tokenB]);

  return (
    <ScreenFrame>
      <ActionCard
        title={t('Import Pool')}
        subtitle={t('Import an existing pool')}
        back={{ to: '/pool', label: t('Back to liquidity') }}
      >
        <FindSide label={t('First token')} currency={a} onPress={() => setPicking('a')} />
        <PlusSeam />
        <FindSide label={t('Second token')} currency={b} onPress={() => setPicking('b')} />
        {state.kind === 'failed' ? null : (
          <ChainNotice
            state={chainState}
            shownAt={pool.data === undefined ? undefined : pool.dataUpdatedAt}
            className="mt-3"
          />
        )}
        <div className="mt-4" aria-live="polite">
          <FindOutcome
            state={state}
            currencyA={a}
            currencyB={b}
            wbesc={wbesc}
            onRetry={() => void Promise.all([pool.refetch(), liquidity.refetch()])}
          />
        </div>
      </ActionCard>
      {state.kind === 'position' && a && b ? (
        <PositionCard position={state.position} currencyA={a} currencyB={b} wbesc={wbesc} hasActions />
      ) : null}
      <Suspense fallback={null}>
        {picking ? (
          <TokenSelectDialog
            open
            onClose={() => setPicking(undefined)}
            chosen={picking === 'a' ? a : b}
            otherSide={picking === 'a' ? b : a}
            onPick={picking === 'a' ? setA : setB}
          />
        ) : null}
      </Suspense>
    </ScreenFrame>
  );
}
