import { slippageText } from '@besc/domain/settings/slippage-text';
import type { Currency } from '@besc/domain/shared/token';
import { removeLiquidityCalls } from '@besc/sdk/liquidity/remove-liquidity-calls';
import { DataRow } from '@besc/ui/data-row';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { ReviewDialog } from '../../../blocks/action/review-dialog';
import { useCallGas } from '../../../blocks/action/use-call-gas';
import type { Review } from '../../../blocks/action/use-review';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { useUsdValue } from '../../../blocks/prices/use-usd-value';
import { PairMinimums } from '../../../blocks/supply/pair-minimums';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { useArrivesWhole } from '../../../blocks/token-select/use-arrives-whole';
import { formatPercent } from '../../../lib/format-percent';
import { drawnRemoval, removeAction, removeRequest, removeSummary } from '../liquidity.actions';
import type { RemoveQuote } from '../remove-quote';
import type { SignedRemoval } from '../signed-removal';
import { TaxNotice } from './tax-notice';

/** What comes back and at least, the attempt, then the hash. Load it lazily. */
export function RemoveDialog(props: {
  readonly quote: RemoveQuote;
  readonly review: Review<RemoveQuote>;
  /** What the LP is called. */
  readonly lpName: string | undefined;
  readonly button: { readonly kind: string };
  readonly isStale: boolean;
  readonly onRenew: (() => void) | undefined;
  /** The permission that goes with it. */
  readonly signed: SignedRemoval | undefined;
}) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const [step] = removeAction(props.quote, { settings }).steps;
  const quote = drawnRemoval(props.quote, step?.drawn[0]);
  // The pair counts what it sends; of a token that keeps a part of it back nothing is promised.
  const arrivesWhole = useArrivesWhole();
  const usdValue = useUsdValue([quote.currencyA, quote.currencyB]);
  const { signed } = props;
  const gas = useCallGas([quote.liquidity, quote.minimumA, quote.minimumB, signed?.deadlineSeconds].join(), (terms) =>
    removeLiquidityCalls(removeRequest(quote, { settings, ...terms }, signed), signed?.permit),
  );
  const line = (value: bigint, currency: Currency) => (
    <p className="flex items-center justify-between gap-3">
      <span className="min-w-0 text-xl font-semibold">
        <ShownAmount amount={value} decimals={currency.decimals} meaning="held" symbol={currency.symbol} />
        <span className="block text-sm font-normal">
          {usdValue(currency, value) ? <UsdText isEstimate tone="muted" value={usdValue(currency, value)} /> : null}
        </span>
      </span>
      <CurrencyMark currency={currency} size={36} />
    </p>
  );
  return (
    <ReviewDialog
      review={props.review}
      title={t('You will receive')}
      doneTitle={t('Remove Liquidity')}
      summary={removeSummary(quote)}
      confirmLabel={t('Confirm')}
      button={props.button}
      isStale={props.isStale}
      onRenew={props.onRenew}
    >
      {line(quote.amountA, quote.currencyA)}
      {line(quote.amountB, quote.currencyB)}
      <p className="text-sm text-text-muted">
        {t('Output is estimated. If the price changes by more than %slippage% your transaction will revert.', {
          slippage: formatPercent(slippageText(quote.slippageBps), locale),
        })}
      </p>
      <TaxNotice currencies={[quote.currencyA, quote.currencyB]} direction="remove" />
      <dl className="rounded-control border border-border px-3 py-1">
        <DataRow label={t('LP tokens removed')}>
          <ShownAmount
            amount={quote.liquidity}
            decimals={18}
            meaning="paid"
            {...(props.lpName === undefined ? {} : { symbol: props.lpName })}
          />
        </DataRow>
        <PairMinimums quote={quote} meaning="held" isPromised={arrivesWhole} />
        <NetworkCost gas={gas} />
      </dl>
    </ReviewDialog>
  );
}
