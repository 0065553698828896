import { pathAfterPickingA, pathAfterPickingB } from '@besc/domain/liquidity/liquidity-path';
import { usualSupplyGas } from '@besc/domain/liquidity/usual-liquidity-gas';
import { formatExact } from '@besc/domain/shared/amount';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Suspense, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ActionCard } from '../../blocks/action/action-card';
import { RefusalNotice } from '../../blocks/action/refusal-notice';
import { ScreenFrame } from '../../blocks/action/screen-frame';
import { useReview } from '../../blocks/action/use-review';
import { AmountInput } from '../../blocks/amount-input/amount-input';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useText } from '../../blocks/language/use-text';
import { supplyAction } from '../../blocks/supply/supply-action';
import type { SupplyQuote } from '../../blocks/supply/supply-quote';
import { hasHash } from '../../blocks/transactions/run/run-phase';
import { lazyPart } from '../../lib/lazy-part';
import { hrefOf } from '../../lib/query-text';
import { CurrencyNotices } from './components/currency-notices';
import { PlusSeam } from './components/plus-seam';
import { PositionCard } from './components/position-card';
import { PricePanel } from './components/price-panel';
import { SupplyButtons } from './components/supply-buttons';
import { TaxNotice } from './components/tax-notice';
import { rememberPair } from './remember-pair';
import { type AddLiquidity, useAddLiquidity } from './use-add-liquidity';
import { useOutlived } from './use-outlived';

const UsualCost = lazyPart('usual-cost', async () => (await import('../../blocks/action/usual-cost')).UsualCost);
const AddRemedyLine = lazyPart('add-remedy', async () => (await import('./components/add-remedy-line')).AddRemedyLine);
const SuggestedPools = lazyPart(
  'suggested-pools',
  async () => (await import('./components/suggested-pools')).SuggestedPools,
);
const TokenSelectDialog = lazyPart(
  'token-select',
  async () => (await import('../../blocks/token-select/token-select-dialog')).TokenSelectDialog,
);
const ImportDialog = lazyPart(
  'token-import',
  async () => (await import('../../blocks/token-select/import-dialog')).ImportDialog,
);
const SupplyDialog = lazyPart('supply-dialog', async () => (await import('./components/supply-dialog')).SupplyDialog);
const UnsupportedDialog = lazyPart(
  'unsupported-dialog',
  async () => (await import('./components/unsupported-dialog')).UnsupportedDialog,
);

/** Add Liquidity: two amounts, what they are worth to each other, and the one next step. */
export function AddLiquidityScreen() {
  const { t } = useText();
  const add = useAddLiquidity();
  const { settings } = useChain();
  const [picking, setPicking] = useState<'a' | 'b'>();
  const { form, facts, view, path, found, position } = add;
  const review = useReview<SupplyQuote>({
    makeAction: (quote) =>
      supplyAction(quote, { settings, allowance: facts.canBatch ? facts.approvalAmount : undefined }),
    onSent: () => form.act({ kind: 'reset' }),
    problem: 'The liquidity was not changed.',
    expertsSee: 'form',
  });
  const isOutlived = useOutlived(review.quote, view.quote, add.shownAt);
  const { currencyA, currencyB, wbesc } = facts;
  const [tokenA, tokenB] = [currencyA && wrapped(currencyA, wbesc), currencyB && wrapped(currencyB, wbesc)];
  const isOwn = position !== undefined || hasHash(review.run);
  useEffect(() => {
    // The list looks for pairs with a base; others are found again only when they are remembered.
    if (isOwn && tokenA && tokenB) rememberPair(tokenA, tokenB);
  }, [isOwn, tokenA, tokenB]);

  function supply() {
    const { quote, button } = add.latestView();
    if (quote && button.kind === 'supply' && button.isReady) review.start(quote);
  }

  function pick(currency: Currency) {
    const id = currencyIdOf(currency);
    const to = picking === 'a' ? pathAfterPickingA(path, id) : pathAfterPickingB(path, id, wbesc.address);
    navigate(hrefOf(to, form.search()));
  }

  const unlisted = [found.a, found.b].flatMap((side) => (side.kind === 'unlisted' ? [side.token] : []));
  return (
    <ScreenFrame>
      <ActionCard
        title={t('Add Liquidity')}
        subtitle={t('Add liquidity to receive LP tokens')}
        back={{ to: '/pool', label: t('Back to liquidity') }}
      >
        {view.isFirst ? (
          <Notice tone="info" title={t('You are the first liquidity provider.')} className="mb-3">
            {t('The ratio of tokens you add will set the price of this pool.')}{' '}
            {t('Once you are happy with the rate click supply to review.')}
          </Notice>
        ) : null}
        <SideInput add={add} side="a" onPick={() => setPicking('a')} />
        <PlusSeam />
        <SideInput add={add} side="b" onPick={() => setPicking('b')} />
        {currencyA && currencyB && facts.existence.kind !== 'invalid' ? (
          <PricePanel view={view} currencyA={currencyA} currencyB={currencyB} />
        ) : null}
        <CurrencyNotices found={[found.a, found.b]} unreadable={path.unreadable} />
        <TaxNotice currencies={[currencyA, currencyB]} direction="add" className="mt-3" />
        <ChainNotice state={add.chainState} shownAt={add.shownAt} className="mt-3" />
        <div className="mt-4">
          <SupplyButtons facts={facts} view={view} isAttempting={review.isAttempting} onSupply={supply} />
        </div>
        <Suspense fallback={null}>
          {view.button.kind === 'error' ? <AddRemedyLine add={add} /> : null}
          {view.deposit ? (
            <dl className="mt-3">
              <UsualCost gas={facts.existence.kind === 'not-exists' ? usualSupplyGas.created : usualSupplyGas.there} />
            </dl>
          ) : null}
        </Suspense>
        <RefusalNotice refusal={review.directRefusal} className="mt-3" />
        <UnsupportedLine add={add} />
      </ActionCard>
      {path.unreadable.length > 0 || (currencyA && currencyB) ? null : (
        <Suspense fallback={null}>
          <SuggestedPools
            owner={facts.account}
            named={currencyA ?? currencyB}
            wbesc={wbesc}
            hrefOf={(to) => hrefOf(to, form.search())}
          />
        </Suspense>
      )}
      {position && currencyA && currencyB && position.liquidity > 0n ? (
        <PositionCard
          position={position}
          currencyA={currencyA}
          currencyB={currencyB}
          wbesc={wbesc}
          actions={['remove']}
        />
      ) : null}
      <Suspense fallback={null}>
        {picking ? (
          <TokenSelectDialog
            onClose={() => setPicking(undefined)}
            chosen={picking === 'a' ? currencyA : currencyB}
            otherSide={picking === 'a' ? currencyB : currencyA}
            onPick={pick}
          />
        ) : null}
        {unlisted.length > 0 && !picking ? (
          <ImportDialog tokens={unlisted} directory={add.directory} onCancel={() => navigate('/add')} />
        ) : null}
        {review.quote ? (
          <SupplyDialog
            quote={review.quote}
            review={review}
            button={view.button}
            onRenew={supply}
            isStale={isOutlived || view.button.kind !== 'supply' || !view.button.isReady}
          />
        ) : null}
      </Suspense>
    </ScreenFrame>
  );
}

function SideInput(props: { readonly add: AddLiquidity; readonly side: 'a' | 'b'; readonly onPick: () => void }) {
  const { t } = useText();
  const { add, side, onPick } = props;
  const { form, facts, view, found } = add;
  const field = side === 'a' ? 'CURRENCY_A' : 'CURRENCY_B';
  const currency = side === 'a' ? facts.currencyA : facts.currencyB;
  const max = view.max[side];
  // Until the pool is known who types may be the first, and loses nothing.
  const isFirstProvider = view.isFirst || facts.existence.kind === 'loading';
  const type = (text: string) => form.act({ kind: 'type', field, text, isFirstProvider });
  const take = (amount: bigint) => currency && type(formatExact(amount, currency.decimals));
  const label = t(side === 'a' ? 'First token' : 'Second token');
  return (
    <AmountInput
      side={label}
      name={side}
      label={label}
      value={view.texts[side]}
      onValueChange={type}
      amount={view.amounts[side]}
      isComputed={view.isComputed[side]}
      currency={currency}
      isLoading={found[side].kind === 'loading'}
      onCurrencyPress={onPick}
      balance={facts.balances[side]}
      onMax={max === undefined ? undefined : () => take(max)}
      parts={view.parts[side].map(({ percent, amount }) => ({ percent, onPress: () => take(amount) }))}
      usd={add.usd[side]}
    />
  );
}

function UnsupportedLine({ add }: { readonly add: AddLiquidity }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { unsupportedTokens, currencyA, currencyB } = add.facts;
  if (add.view.button.kind !== 'unsupported') return null;
  const tokens = [currencyA, currencyB].filter(
    (currency): currency is Token => currency?.kind === 'token' && unsupportedTokens.includes(currency.address),
  );
  return (
    <>
      <Button kind="quiet" wide className="mt-2 text-primary!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Read more about unsupported assets')}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <UnsupportedDialog tokens={tokens} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
