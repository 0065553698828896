import type { Fraction } from '@besc/domain/shared/fraction';
import { min } from '@besc/domain/shared/math';
import { impactLevel } from '@besc/domain/swap/impact-level';
import { priceImpact } from '@besc/domain/swap/price-impact';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { waitingReason } from '../../../blocks/action/action-dialog';
import { FeeNotice } from '../../../blocks/action/fee-notice';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { NetworkAction } from '../../../blocks/wallet/network-action';
import { formatPercent } from '../../../lib/format-percent';
import { type PriceUpdate, priceUpdate } from '../price-update';
import type { SwapView } from '../swap.view-model';
import { reviewedQuote, type SwapQuote } from '../swap-quote';
import { tradeDetails } from '../trade-details';
import { useSwapPreview } from '../use-swap-preview';
import { AmountSummary } from './amount-summary';
import { ArrivalNotice } from './arrival-notice';
import { PriceLine } from './price-line';
import { RecipientPanel } from './recipient-panel';
import { TradeRows } from './trade-rows';

function EstimateWarning({ quote, slippage }: { readonly quote: SwapQuote; readonly slippage: string }) {
  const { t, locale } = useText();
  const isOutput = quote.trade.kind === 'exactIn';
  return (
    <p className="text-sm text-text-muted text-pretty">
      {t(
        isOutput
          ? 'Output is estimated. If the price changes by more than %slippage% your transaction will revert.'
          : 'Input is estimated. If the price changes by more than %slippage% your transaction will revert.',
        { slippage: formatPercent(slippage, locale) },
      )}
    </p>
  );
}

/** What the newest trade would bring, or cost when its output is fixed. */
function NewAmount({ quote }: { readonly quote: SwapQuote }) {
  const { t } = useText();
  const { trade, input, output } = quote;
  const { text, amount, currency, meaning } =
    trade.kind === 'exactIn'
      ? {
          text: t('You’d now receive about %amount% %symbol%.'),
          ...({ amount: trade.amountOut, currency: output, meaning: 'held' } as const),
        }
      : {
          text: t('You’d now pay about %amount% %symbol%.'),
          ...({ amount: trade.amountIn, currency: input, meaning: 'paid' } as const),
        };
  return withParts(text, {
    amount: <ShownAmount amount={amount} decimals={currency.decimals} meaning={meaning} />,
    symbol: <CurrencySymbol symbol={currency.symbol} />,
  });
}

/** Why nothing can be confirmed while the newest quote is not the one shown; an English key. */
function updateReason(update: PriceUpdate): string | undefined {
  switch (update.kind) {
    case 'none':
      return undefined;
    case 'no-route':
      return 'Insufficient liquidity for this trade.';
    case 'other-swap':
      return 'The form has changed. Close this and start over.';
    case 'updated':
      return 'Accept the new price first';
  }
}

function receivedLabel(quote: SwapQuote, arrives: bigint | undefined): string {
  if (arrives !== undefined) return 'You receive (simulated)';
  return quote.trade.kind === 'exactIn' ? 'You receive (estimated)' : 'You receive';
}

/** The value of what arrives, where `usd` is that of all the trade pays. */
function partOf(usd: Fraction, arrives: bigint, { trade }: SwapQuote): Fraction {
  return { numerator: usd.numerator * arrives, denominator: usd.denominator * trade.amountOut };
}

/** What leaves, what arrives, the worst case and the cost, before anything is signed. */
export function SwapReview(props: {
  readonly quote: SwapQuote;
  readonly view: SwapView;
  readonly isRecipientFromLink: boolean;
  readonly recipientName: string | undefined;
  readonly expertMode: boolean;
  readonly onAccept: (quote: SwapQuote) => void;
  /** The quote with what its simulation brought. */
  readonly onConfirm: (reviewed: SwapQuote) => void;
}) {
  const { t, say } = useText();
  const { quote, view } = props;
  const [isRecipientChecked, setRecipientChecked] = useState(false);
  const preview = useSwapPreview(quote, view.isApprovedWithIt);
  const simulated = preview.kind === 'ready' ? preview.arrives : undefined;
  // A surplus in a pool may be gone before the swap is there: only what the minimum goes by is counted on.
  const arrives = simulated === undefined ? undefined : min(simulated, quote.trade.amountOut);
  const reviewed = reviewedQuote(quote, arrives);
  const details = tradeDetails(reviewed, (token) => view.symbolOf(token));
  const update = priceUpdate(quote, view.quote);
  const impact = impactLevel({ impact: priceImpact(quote.trade), expertMode: props.expertMode });
  // Of the amounts that are shown here; the form is at the newest ones already.
  const usd: Partial<SwapView['usd']> = update.kind === 'none' ? view.usd : {};
  const needsCheck = props.isRecipientFromLink && !isRecipientChecked;
  const reason =
    waitingReason(view.button) ??
    updateReason(update) ??
    (impact.kind === 'blocked' ? impact.label : needsCheck ? 'Check the recipient first' : undefined) ??
    (quote.isMeasured && preview.kind === 'loading' ? 'Simulating the swap' : undefined);
  const gas = preview.kind === 'ready' ? preview.gasLimit : preview.kind === 'loading' ? preview.kind : undefined;
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-control border border-border bg-surface-sunken">
        <AmountSummary
          label={t(quote.trade.kind === 'exactIn' ? 'You pay' : 'You pay (estimated)')}
          amount={quote.trade.amountIn}
          currency={quote.input}
          meaning="paid"
          usd={usd.input}
        />
        <div className="relative border-t border-border">
          <span className="absolute start-4 top-0 grid size-7 -translate-y-1/2 place-items-center rounded-full border border-border bg-surface-overlay text-text-muted">
            <ArrowDown size={14} aria-hidden />
          </span>
        </div>
        <AmountSummary
          label={t(receivedLabel(quote, arrives))}
          amount={arrives ?? quote.trade.amountOut}
          currency={quote.output}
          meaning="held"
          usd={usd.output && arrives !== undefined ? partOf(usd.output, arrives, quote) : usd.output}
        />
      </div>
      {update.kind === 'updated' ? (
        <Notice
          tone="warning"
          isLive
          title={t('Price Updated')}
          actions={
            <Button kind="primary" size="small" onClick={() => props.onAccept(update.quote)}>
              {t('Accept')}
            </Button>
          }
        >
          {t(update.direction === 'better' ? 'The price got better.' : 'The price got worse.')}{' '}
          <NewAmount quote={update.quote} />
        </Notice>
      ) : null}
      <EstimateWarning quote={quote} slippage={details.slippagePercent} />
      <ArrivalNotice quote={quote} arrives={simulated} isLoading={preview.kind === 'loading'} />
      {quote.recipient ? (
        <RecipientPanel
          recipient={quote.recipient}
          name={props.recipientName}
          isFromLink={props.isRecipientFromLink}
          isChecked={isRecipientChecked}
          onCheck={setRecipientChecked}
        />
      ) : null}
      <div className="border-t border-dashed border-border pt-2">
        <PriceLine quote={quote} details={details} />
        <dl>
          <TradeRows details={details} />
          <NetworkCost gas={gas} />
        </dl>
      </div>
      <FeeNotice
        gas={gas === 'loading' ? undefined : gas}
        value={quote.input.kind === 'native' ? quote.maximumIn : undefined}
      />
      {preview.kind === 'refused' ? (
        <Notice tone="danger" isLive>
          {say(preview.message)}
        </Notice>
      ) : null}
      <div className="sticky -bottom-5 low:static -mx-5 -mb-5 border-t border-border bg-surface-overlay p-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <NetworkAction>
          <Button
            kind={impact.kind === 'normal' ? 'primary' : 'danger'}
            size="large"
            wide
            disabledReason={reason && t(reason)}
            onClick={() => props.onConfirm(reviewed)}
          >
            {t('Confirm Swap')}
          </Button>
        </NetworkAction>
      </div>
    </div>
  );
}
