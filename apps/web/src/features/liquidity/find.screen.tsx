import { currencyIdOf, parseCurrencyId } from '@besc/domain/shared/currency-id';
import type { Currency } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { ActionCard } from '../../blocks/action/action-card';
import { ScreenFrame } from '../../blocks/action/screen-frame';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { useAddressState } from '../../blocks/navigation/use-address-state';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { lazyPart } from '../../lib/lazy-part';
import { CurrencyNotices } from './components/currency-notices';
import { FindOutcome } from './components/find-outcome';
import { FindSide } from './components/find-side';
import { PlusSeam } from './components/plus-seam';
import { PositionCard } from './components/position-card';
import { findState } from './find-state';
import { heldCurrency } from './held-currency';
import { rememberPair } from './remember-pair';
import { useNamedPair } from './use-named-pair';

const TokenSelectDialog = lazyPart(
  'token-select',
  async () => (await import('../../blocks/token-select/token-select-dialog')).TokenSelectDialog,
);

/** The two currencies as they stand in the address. */
interface Chosen {
  readonly a: string | undefined;
  readonly b: string | undefined;
}

const currencyId = (text: string | undefined) => parseCurrencyId(text ?? null, parseAddress);
/** In the letters of the app; what names no currency stays as it was written. */
const inOurCase = (text: string | undefined) => currencyId(text) ?? text;
const read = ({ currencyA, currencyB }: Readonly<Record<string, string | undefined>>): Chosen => {
  const b = inOurCase(currencyB);
  return { a: inOurCase(currencyA) ?? (b === 'BESC' ? undefined : 'BESC'), b };
};
const write = ({ a, b }: Chosen) => ({ currencyA: a, currencyB: b });

/** Import Pool: two tokens, and what there is of their pool. A found position is remembered for the list. */
export function FindScreen() {
  const { t } = useText();
  const account = useAccount();
  const { state: chosen, change } = useAddressState<Chosen>({ names: ['currencyA', 'currencyB'], read, write });
  const named = { a: currencyId(chosen.a), b: currencyId(chosen.b) };
  const queryClient = useQueryClient();
  const { found, supplied, liquidity, facts, isFailed, shownAt } = useNamedPair({
    named,
    account: account.address,
    currencyOf: heldCurrency,
  });
  const { currencyA: a, currencyB: b, wbesc, existence } = facts;
  const [picking, setPicking] = useState<'a' | 'b'>();
  const state = findState({
    hasBoth: named.a !== undefined && named.b !== undefined,
    existence,
    isFailed: isFailed || (hasFailed(liquidity) && liquidity.data === undefined),
    isConnected: account.address !== undefined,
    liquidity: liquidity.data,
  });
  const unreadable = [named.a ? undefined : chosen.a, named.b ? undefined : chosen.b];
  const chainState = useChainState(hasFailed(supplied) || hasFailed(liquidity));
  const isFound = state.kind === 'position';
  useEffect(() => {
    if (isFound && a && b) rememberPair(wrapped(a, wbesc), wrapped(b, wbesc));
  }, [isFound, a, b, wbesc]);

  function pick(currency: Currency) {
    const id = currencyIdOf(currency);
    const next = picking === 'a' ? { ...chosen, a: id } : { ...chosen, b: id };
    change(next.a === next.b ? { a: chosen.b, b: chosen.a } : next, 'at-once');
  }

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
        <CurrencyNotices found={[found.a, found.b]} unreadable={unreadable.filter((part) => part !== undefined)} />
        {state.kind === 'failed' ? null : <ChainNotice state={chainState} shownAt={shownAt} className="mt-3" />}
        <div className="mt-4" aria-live="polite">
          <FindOutcome
            state={state}
            currencyA={a}
            currencyB={b}
            wbesc={wbesc}
            onRetry={() => void queryClient.refetchQueries({ queryKey: ['chain'], type: 'active' })}
          />
        </div>
      </ActionCard>
      {state.kind === 'position' && a && b ? (
        <PositionCard position={state.position} currencyA={a} currencyB={b} wbesc={wbesc} actions={['add', 'remove']} />
      ) : null}
      <Suspense fallback={null}>
        {picking ? (
          <TokenSelectDialog
            onClose={() => setPicking(undefined)}
            chosen={picking === 'a' ? a : b}
            otherSide={picking === 'a' ? b : a}
            onPick={pick}
          />
        ) : null}
      </Suspense>
    </ScreenFrame>
  );
}
