import { orderedAmounts } from '@besc/domain/liquidity/position';
import type { RemoveField } from '@besc/domain/liquidity/remove-state';
import { usualRemovalGas } from '@besc/domain/liquidity/usual-liquidity-gas';
import { formatExact } from '@besc/domain/shared/amount';
import type { Currency } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { pairName } from '@besc/domain/tokens/pair-name';
import { Button } from '@besc/ui/button';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ActionCard } from '../../blocks/action/action-card';
import { RefusalNotice } from '../../blocks/action/refusal-notice';
import { ScreenFrame } from '../../blocks/action/screen-frame';
import { useReview } from '../../blocks/action/use-review';
import { TypedAmountField } from '../../blocks/amount-input/typed-amount-field';
import { CurrencySymbol } from '../../blocks/amounts/currency-symbol';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useText } from '../../blocks/language/use-text';
import { CurrencyMark } from '../../blocks/token-select/currency-mark';
import { lazyPart } from '../../lib/lazy-part';
import { CurrencyNotices } from './components/currency-notices';
import { PercentSlider } from './components/percent-slider';
import { PositionCard } from './components/position-card';
import { RemoveButtons } from './components/remove-buttons';
import { RemovedAmounts } from './components/removed-amounts';
import { TaxNotice } from './components/tax-notice';
import { removeAction } from './liquidity.actions';
import { isSignedFor } from './remove-liquidity.view-model';
import type { RemoveQuote } from './remove-quote';
import type { SignedRemoval } from './signed-removal';
import { useOutlived } from './use-outlived';
import { type RemoveLiquidity, useRemoveLiquidity } from './use-remove-liquidity';

const UsualCost = lazyPart('usual-cost', async () => (await import('../../blocks/action/usual-cost')).UsualCost);
const RemoveRemedyLine = lazyPart(
  'remove-remedy',
  async () => (await import('./components/remove-remedy-line')).RemoveRemedyLine,
);
const RemoveDialog = lazyPart('remove-dialog', async () => (await import('./components/remove-dialog')).RemoveDialog);

/** Remove Liquidity: how much, what comes back, Enable by signature, and Remove. */
export function RemoveLiquidityScreen() {
  const { t } = useText();
  const remove = useRemoveLiquidity();
  const { settings } = useChain();
  const [look, setLook] = useState<'simple' | 'detailed'>('simple');
  const review = useReview<RemoveQuote>({
    makeAction: actionOf,
    onSent() {
      remove.form.reset();
      remove.setSigned(undefined);
    },
    problem: 'The liquidity was not changed.',
    expertsSee: 'form',
  });
  const { facts, view, found } = remove;
  const isOutlived = useOutlived(review.quote, view.quote, remove.shownAt);
  const { currencyA, currencyB, wbesc } = facts;

  const { setSigned } = remove;
  const isRefused = review.run.kind === 'failed' && review.run.failure === 'refused';
  useEffect(() => {
    // A signature that the chain refuses (its time is over, its number is used) would be refused again.
    if (isRefused) setSigned(undefined);
  }, [isRefused, setSigned]);

  function start() {
    if (view.quote) review.start(view.quote);
  }

  /** The signature, where it is for exactly this. */
  function signedFor({ liquidity }: RemoveQuote): SignedRemoval | undefined {
    const pair = view.position?.supplied.pair.address;
    if (pair === undefined) return undefined;
    return isSignedFor(facts.signed, pair, { owner: facts.account, liquidity }) ? facts.signed : undefined;
  }

  function actionOf(quote: RemoveQuote) {
    const signed = signedFor(quote);
    if (signed) return removeAction(quote, { settings, signed });
    const isApprovedWithIt = view.button.kind === 'remove' && view.button.isApprovedWithIt;
    const approve = isApprovedWithIt && facts.lp ? { token: facts.lp, allowance: facts.approvalAmount } : undefined;
    return removeAction(quote, { settings, approve });
  }

  const pairText = currencyA && currencyB ? pairName(currencyA, currencyB, wbesc.address) : '';
  return (
    <ScreenFrame>
      <ActionCard
        title={t('Remove Liquidity')}
        subtitle={t('To receive %assets% back', { assets: pairText || '…' })}
        back={{ to: '/pool', label: t('Back to liquidity') }}
      >
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 className="text-sm text-text-muted">{t('Amount')}</h2>
          <SegmentedControl
            label={t('View')}
            size="small"
            value={look}
            onValueChange={setLook}
            options={[
              { value: 'simple', label: t('Simple') },
              { value: 'detailed', label: t('Detailed') },
            ]}
          />
        </div>
        {look === 'simple' ? (
          <PercentSlider
            percent={view.percent}
            onChange={(percent) => remove.form.type('LIQUIDITY_PERCENT', String(percent))}
          />
        ) : (
          <DetailedFields remove={remove} />
        )}
        <RemovedAmounts remove={remove} />
        <CurrencyNotices found={[found.a, found.b]} unreadable={remove.path.unreadable} />
        <TaxNotice currencies={[currencyA, currencyB]} direction="remove" className="mt-3" />
        <ChainNotice state={remove.chainState} shownAt={remove.shownAt} className="mt-3" />
        <div className="mt-4">
          <RemoveButtons remove={remove} isAttempting={review.isAttempting} onRemove={start} />
        </div>
        <Suspense fallback={null}>
          {view.button.kind === 'error' ? <RemoveRemedyLine remove={remove} /> : null}
          {view.withdrawal ? (
            <dl className="mt-3">
              <UsualCost gas={usualRemovalGas} />
            </dl>
          ) : null}
        </Suspense>
        <RefusalNotice refusal={review.directRefusal} className="mt-3" />
      </ActionCard>
      {view.position && view.position.liquidity > 0n && currencyA && currencyB ? (
        <PositionCard position={view.position} currencyA={currencyA} currencyB={currencyB} wbesc={wbesc} actions={[]} />
      ) : null}
      <Suspense fallback={null}>
        {review.quote ? (
          <RemoveDialog
            quote={review.quote}
            review={review}
            lpName={facts.lp?.symbol}
            button={view.button}
            signed={signedFor(review.quote)}
            onRenew={
              view.quote && view.button.kind === 'remove' && view.button.approval === 'approved' ? start : undefined
            }
            isStale={isOutlived || view.button.kind !== 'remove' || view.button.approval !== 'approved'}
          />
        ) : null}
      </Suspense>
    </ScreenFrame>
  );
}

/** The withdrawal typed as LP or as what should come back of one token. */
function DetailedFields({ remove }: { readonly remove: RemoveLiquidity }) {
  const { t } = useText();
  const { facts, view } = remove;
  const { currencyA, currencyB, wbesc } = facts;
  const { position } = view;
  const held = position && currencyA && orderedAmounts(position, wrapped(currencyA, wbesc).address);
  // All of a token is all of the position: an amount of today would be too much, or too little, after the next trade.
  const takeAll = (name: RemoveField) =>
    name === 'LIQUIDITY'
      ? remove.form.type(name, formatExact(position?.liquidity ?? 0n, 18))
      : remove.form.type('LIQUIDITY_PERCENT', '100');
  const field = (options: {
    name: RemoveField;
    label: ReactNode;
    value: string;
    amount: bigint | undefined;
    most: bigint | undefined;
    decimals: number;
    marks: readonly (Currency | undefined)[];
  }) => (
    <TypedAmountField
      isCompact
      label={options.label}
      name={options.name}
      value={options.value}
      amount={options.amount}
      decimals={options.decimals}
      isComputed={facts.state.independentField !== options.name}
      onValueChange={(text) => remove.form.type(options.name, text)}
      currency={
        <span className="flex shrink-0 items-center gap-3">
          {options.most ? (
            <Button size="tiny" kind="soft" onClick={() => takeAll(options.name)}>
              {t('MAX')}
            </Button>
          ) : null}
          <span className="flex -space-x-2">
            {options.marks.map((currency, index) =>
              // A pair may be twice the same until its address is put right.
              currency ? <CurrencyMark key={index === 0 ? 'a' : 'b'} currency={currency} size={28} /> : null,
            )}
          </span>
        </span>
      }
    />
  );
  const symbol = (currency: Currency | undefined) => (currency ? <CurrencySymbol symbol={currency.symbol} /> : '');
  return (
    <div className="flex flex-col gap-2">
      {field({
        name: 'LIQUIDITY',
        label: t('LP tokens'),
        value: view.texts.liquidity,
        amount: view.withdrawal?.liquidity,
        most: position?.liquidity,
        decimals: 18,
        marks: [currencyA, currencyB],
      })}
      {field({
        name: 'CURRENCY_A',
        label: symbol(currencyA),
        value: view.texts.a,
        amount: view.withdrawal?.amountA,
        most: held?.amountA,
        decimals: currencyA?.decimals ?? 18,
        marks: [currencyA],
      })}
      {field({
        name: 'CURRENCY_B',
        label: symbol(currencyB),
        value: view.texts.b,
        amount: view.withdrawal?.amountB,
        most: held?.amountB,
        decimals: currencyB?.decimals ?? 18,
        marks: [currencyB],
      })}
    </div>
  );
}
