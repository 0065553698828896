import { defaultSlippageBps } from '@besc/domain/settings/settings-defaults';
import { slippageText } from '@besc/domain/settings/slippage-text';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Suspense } from 'react';
import { ActionCard } from '../../../blocks/action/action-card';
import { AmountInput } from '../../../blocks/amount-input/amount-input';
import { useText } from '../../../blocks/language/use-text';
import { expertMode } from '../../../blocks/preferences/expert-mode';
import { settingsOverlay } from '../../../blocks/preferences/settings-overlay';
import type { RunState } from '../../../blocks/transactions/steps/run-state';
import { formatPercent } from '../../../lib/format-percent';
import { lazyPart } from '../../../lib/lazy-part';
import { maxText } from '../swap.view-model';
import type { Swap } from '../use-swap';
import type { SwapFlow } from '../use-swap-flow';
import { CardNotices } from './card-notices';
import { ChartButtons } from './chart-buttons';
import { MainButtons } from './main-buttons';
import { PriceLine } from './price-line';
import { SwitchButton } from './switch-button';
import { TradeRows } from './trade-rows';

const BelowButton = lazyPart('swap-below', async () => (await import('./below-button')).BelowButton);
const CardFigures = lazyPart('swap-figures', async () => (await import('./card-figures')).CardFigures);
const ShareButton = lazyPart('swap-share', async () => (await import('./share-button')).ShareButton);
const RecipientField = lazyPart('recipient', async () => (await import('./recipient-field')).RecipientField);
const OpenRequests = lazyPart(
  'open-requests',
  async () => (await import('../../../blocks/transactions/view/open-requests')).OpenRequests,
);

const isTold = ({ kind }: RunState) => kind === 'failed' || kind === 'doubtful';

/** The form: two amounts, who receives, price, the one next step, and what the trade means. */
export function SwapCard(props: {
  readonly swap: Swap;
  readonly flow: SwapFlow;
  readonly onPick: (field: 'input' | 'output') => void;
  readonly onOpenChart: () => void;
}) {
  const { t, locale } = useText();
  const { swap, flow } = props;
  const { form, facts, view } = swap;
  const { state, act } = form;
  const { input } = facts;
  const { max } = view;
  const take = (amount: bigint) => input && act({ kind: 'type', field: 'input', text: maxText(amount, input) });
  const isWrap = view.wrapKind !== 'none';
  const isEstimated = (field: 'input' | 'output') =>
    !isWrap && view.quote !== undefined && state.independentField !== field;

  return (
    <ActionCard
      title={t('Swap')}
      subtitle={t('Trade tokens in an instant')}
      actions={
        <>
          <Suspense fallback={<span className="size-11" />}>
            <ShareButton latest={form.latest} />
          </Suspense>
          <ChartButtons onOpenChart={props.onOpenChart} />
        </>
      }
    >
      {facts.expertMode ? (
        <div className="-mt-2 mb-3 flex items-center gap-2">
          <Badge tone="danger">{t('Expert mode')}</Badge>
          <Button kind="quiet" size="small" onClick={() => expertMode.set(false)}>
            {t('Turn off')}
          </Button>
        </div>
      ) : null}
      <AmountInput
        side={t('From')}
        name="input"
        label={isEstimated('input') ? t('From (estimated)') : t('From')}
        value={view.texts.input}
        onValueChange={(text) => act({ kind: 'type', field: 'input', text })}
        amount={view.amounts.input}
        isComputed={!isWrap && state.independentField !== 'input'}
        currency={input}
        isLoading={swap.found.input.kind === 'loading'}
        onCurrencyPress={() => props.onPick('input')}
        balance={facts.balances.input}
        onMax={max === undefined ? undefined : () => take(max)}
        parts={view.parts.map(({ percent, amount }) => ({ percent, onPress: () => take(amount) }))}
        usd={view.usd.input}
      />
      <SwitchButton onPress={() => act({ kind: 'switch' })} />
      <AmountInput
        side={t('To')}
        name="output"
        label={isEstimated('output') ? t('To (estimated)') : t('To')}
        value={view.texts.output}
        onValueChange={(text) => act({ kind: 'type', field: 'output', text })}
        amount={view.amounts.output}
        isComputed={!isWrap && state.independentField !== 'output'}
        currency={facts.output}
        isLoading={swap.found.output.kind === 'loading'}
        onCurrencyPress={() => props.onPick('output')}
        balance={swap.outputBalance}
        onMax={undefined}
        usd={view.usd.output}
      />
      {isWrap ? null : state.recipient === undefined ? (
        <Button
          kind="quiet"
          size="small"
          className="mt-1 mb-2 -ms-3 text-primary!"
          onClick={() => act({ kind: 'set-recipient', recipient: '' })}
        >
          {t('+ Add a send (optional)')}
        </Button>
      ) : (
        <div className="mt-3 min-h-18">
          <Suspense>
            <RecipientField
              text={state.recipient}
              resolved={facts.recipient}
              lookup={swap.recipientLookup}
              trade={view.quote?.trade}
              onTextChange={(recipient) => act({ kind: 'set-recipient', recipient })}
              onRemove={() => act({ kind: 'set-recipient', recipient: undefined })}
            />
          </Suspense>
        </div>
      )}
      {isWrap ? (
        <p className="flex min-h-11 items-center justify-between text-sm">
          <span className="text-text-muted">{t('Price')}</span>
          <span className="font-medium">1 : 1</span>
        </p>
      ) : (
        <PriceLine quote={view.quote} details={view.details} />
      )}
      {facts.slippageBps === defaultSlippageBps || isWrap ? null : (
        <dl>
          <DataRow label={t('Slippage Tolerance')} className="min-h-11 items-center">
            <button
              type="button"
              onClick={() => settingsOverlay.open()}
              className="min-h-11 min-w-11 rounded-mark font-medium text-primary hover:underline"
            >
              <bdi dir="ltr">{formatPercent(slippageText(facts.slippageBps), locale)}</bdi>
            </button>
          </DataRow>
        </dl>
      )}
      <CardNotices swap={swap} />
      <div className="mt-2">
        <MainButtons
          button={view.button}
          inputSymbol={input?.symbol ?? ''}
          wasApproved={flow.wasApproved}
          isApproving={flow.isApproving}
          busy={flow.busy}
          onApprove={flow.approve}
          onSwap={flow.start}
          onWrap={flow.wrap}
        />
      </div>
      {(view.amount !== undefined && view.button.kind !== 'swap') ||
      [flow.review.run, flow.undialogued].some(isTold) ? (
        <Suspense fallback={null}>
          <BelowButton swap={swap} flow={flow} />
        </Suspense>
      ) : null}
      {flow.isAsked ? (
        <Suspense fallback={null}>
          <div className="mt-3">
            <OpenRequests />
          </div>
        </Suspense>
      ) : null}
      {view.details ? (
        <dl className="mt-4 border-t border-dashed border-border pt-3 -mb-1">
          <TradeRows details={view.details} />
          <Suspense fallback={null}>
            <CardFigures swap={swap} />
          </Suspense>
        </dl>
      ) : null}
    </ActionCard>
  );
}
