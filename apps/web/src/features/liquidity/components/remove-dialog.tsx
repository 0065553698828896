import { slippageText } from '@besc/domain/settings/slippage-text';
import type { Currency } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Dialog } from '@besc/ui/dialog';
import { Notice } from '@besc/ui/notice';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { RunProgress } from '../../../blocks/transactions/run-progress';
import { NetworkAction } from '../../../blocks/wallet/network-action';
import { formatDecimal } from '../../../lib/format-decimal';
import { removeSummary } from '../liquidity.actions';
import type { RemoveQuote } from '../remove-quote';
import type { ConfirmFlow } from '../use-confirm-flow';

/** What comes back and at least, the attempt, then the hash. Load it lazily. */
export function RemoveDialog(props: {
  readonly quote: RemoveQuote;
  readonly flow: ConfirmFlow<RemoveQuote>;
  /** What is shown cannot be sent any more: balance, pool or permission have changed. */
  readonly isStale: boolean;
  readonly onConfirm: () => void;
}) {
  const { t, say, locale } = useText();
  const { quote, flow } = props;
  const line = (value: bigint, currency: Currency) => (
    <p className="flex items-center justify-between gap-3">
      <span className="min-w-0 text-xl font-semibold">
        <ShownAmount amount={value} decimals={currency.decimals} meaning="held" symbol={currency.symbol} />
      </span>
      <CurrencyMark currency={currency} size={36} />
    </p>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) flow.close();
      }}
      title={t('You will receive')}
      closeLabel={t('Close')}
      isSticky={flow.isAttempting}
    >
      {flow.isFollowed ? (
        <RunProgress run={flow.run} summary={removeSummary(quote)} onClose={flow.close} />
      ) : (
        <div className="flex flex-col gap-4">
          {line(quote.amountA, quote.currencyA)}
          {line(quote.amountB, quote.currencyB)}
          <p className="text-sm text-text-muted">
            {t('Output is estimated. If the price changes by more than %slippage%% your transaction will revert.', {
              slippage: formatDecimal(slippageText(quote.slippageBps), locale),
            })}
          </p>
          <dl className="rounded-control border border-border px-3 py-1">
            <DataRow label={t('LP tokens removed')}>
              <ShownAmount amount={quote.liquidity} decimals={18} meaning="paid" />
            </DataRow>
            {[
              { side: 'a', currency: quote.currencyA, minimum: quote.minimumA },
              { side: 'b', currency: quote.currencyB, minimum: quote.minimumB },
            ].map(({ side, currency, minimum }) => (
              <DataRow key={side} label={t('At least')}>
                <ShownAmount amount={minimum} decimals={currency.decimals} meaning="held" symbol={currency.symbol} />
              </DataRow>
            ))}
          </dl>
          {flow.refusal ? (
            <Notice tone="danger" isLive>
              {say(flow.refusal)}
            </Notice>
          ) : null}
          <NetworkAction>
            <Button
              kind="primary"
              size="large"
              wide
              disabledReason={props.isStale ? t('Close this and check the amounts') : undefined}
              onClick={props.onConfirm}
            >
              {t('Confirm')}
            </Button>
          </NetworkAction>
        </div>
      )}
    </Dialog>
  );
}
