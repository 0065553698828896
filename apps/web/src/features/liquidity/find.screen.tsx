import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { pairExistence } from '@besc/domain/liquidity/pair-existence';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Skeleton } from '@besc/ui/skeleton';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { CurrencyButton } from '../../blocks/token-select/currency-button';
import { wbescToken } from '../../blocks/token-select/wbesc-token';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { lazyPart } from '../../lib/lazy-part';
import { ActionCard } from './components/action-card';
import { PositionCard } from './components/position-card';
import { ScreenFrame } from './components/screen-frame';
import { type FindState, findState } from './find-state';
import { liquidityQuery, poolQuery } from './liquidity.queries';
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
  const pool = useQuery(poolQuery(chain, tokenA?.address, tokenB?.address));
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
  const isFound = state.kind === 'position';
  useEffect(() => {
    if (isFound && tokenA && tokenB) rememberPair(tokenA, tokenB);
  }, [isFound, tokenA, tokenB]);

  return (
    <ScreenFrame>
      <ActionCard title={t('Import Pool')} subtitle={t('Import an existing pool')} hasBack>
        <div className="flex flex-col items-center gap-3 rounded-control bg-surface-sunken p-4">
          <CurrencyButton side={t('First token')} currency={a} isLoading={false} onPress={() => setPicking('a')} />
          <Plus size={18} aria-hidden className="text-text-muted" />
          <CurrencyButton side={t('Second token')} currency={b} isLoading={false} onPress={() => setPicking('b')} />
        </div>
        <div className="mt-4" aria-live="polite">
          <Outcome state={state} a={a} b={b} onRetry={() => void Promise.all([pool.refetch(), liquidity.refetch()])} />
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

function Outcome(props: {
  readonly state: FindState;
  readonly a: Currency | undefined;
  readonly b: Currency | undefined;
  readonly onRetry: () => void;
}) {
  const { t } = useText();
  const { state, a, b } = props;
  const add = a && b ? addPath(currencyIdOf(a), currencyIdOf(b)) : '/add';
  const link = (text: string) => (
    <Button kind="primary" render={<Link to={add} />}>
      {text}
    </Button>
  );
  switch (state.kind) {
    case 'pick':
      return <EmptyState title={t('Select a token to find your liquidity.')} />;
    case 'invalid':
      return <EmptyState title={t('Invalid pair.')} />;
    case 'loading':
      return (
        <div aria-busy="true" className="flex flex-col items-center gap-2 py-8">
          <Skeleton className="w-40" />
          <span className="text-sm text-text-muted">{t('Loading')}</span>
        </div>
      );
    case 'failed':
      return (
        <ErrorState title={t('The pool could not be read')} retry={{ label: t('Try again'), onPress: props.onRetry }}>
          {t('The chain does not answer at the moment.')}
        </ErrorState>
      );
    case 'no-pool':
      return <EmptyState title={t('No pool found.')} action={link(t('Create pool'))} />;
    case 'not-connected':
      return <EmptyState title={t('Connect to a wallet to find pools')} action={<ConnectButton />} />;
    case 'no-position':
      return <EmptyState title={t('You don’t have liquidity in this pool yet.')} action={link(t('Add Liquidity'))} />;
    case 'position':
      return (
        <EmptyState title={t('Pool Found!')}>
          <TextLink render={<Link to="/liquidity" />}>{t('Manage this pool.')}</TextLink>
        </EmptyState>
      );
  }
}
