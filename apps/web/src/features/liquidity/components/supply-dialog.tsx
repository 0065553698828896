import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatPairShare } from '@besc/domain/liquidity/pair-share';
import { slippageText } from '@besc/domain/settings/slippage-text';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { fraction, invert } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { pairName } from '@besc/domain/tokens/pair-name';
import { pairOrder } from '@besc/domain/tokens/pair-order';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
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
import { drawnSupply, supplyAction, supplyRequest, supplySummary } from '../../../blocks/supply/supply-action';
import type { SupplyQuote } from '../../../blocks/supply/supply-quote';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { useArrivesWhole } from '../../../blocks/token-select/use-arrives-whole';
import { stepsFee } from '../../../blocks/transactions/steps/steps-fee';
import { formatPercent } from '../../../lib/format-percent';
import { useSupplyArrival } from '../use-supply-arrival';
import { RateText } from './rate-text';
import { TaxNotice } from './tax-notice';

/** What is supplied and what comes for it, the attempt, then the hash. Load it lazily. */
export function SupplyDialog(props: {
  readonly quote: SupplyQuote;
  readonly review: Review<SupplyQuote>;
  readonly button: { readonly kind: string };
  readonly isStale: boolean;
  readonly onRenew: (() => void) | undefined;
}) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { steps } = supplyAction(props.quote, { settings });
  const quote = drawnSupply(props.quote, steps[0]?.drawn[0]);
  const { currencyA, currencyB, bPerA } = quote;
  const [a, b] = [displaySymbol(currencyA.symbol), displaySymbol(currencyB.symbol)];
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const pair = pairName(currencyA, currencyB, wbesc);
  const arrivesWhole = useArrivesWhole();
  const isMeasured = !quote.isFirst && ![currencyA, currencyB].every(arrivesWhole);
  const { arrives, isLoading } = useSupplyArrival(quote, isMeasured);
  const { liquidity, share } = arrivingOf(quote, arrives);
  const gas = useCallGas(supplyMark(quote), (terms) => [
    addLiquidityCall(supplyRequest(quote, { settings, ...terms })),
  ]);
  const usdValue = useUsdValue([currencyA, currencyB]);
  const deposited = (value: bigint, currency: Currency) => (
    <>
      <ShownAmount amount={value} decimals={currency.decimals} meaning="paid" symbol={currency.symbol} />{' '}
      {usdValue(currency, value) ? <UsdText isEstimate tone="muted" value={usdValue(currency, value)} /> : null}
    </>
  );
  return (
    <ReviewDialog
      review={props.review}
      title={t(quote.isFirst ? 'You are creating a pool' : 'You will receive')}
      doneTitle={t('Add Liquidity')}
      summary={supplySummary(quote)}
      confirmLabel={t(quote.isFirst ? 'Create Pool & Supply' : 'Confirm Supply')}
      button={isLoading ? { kind: 'loading' } : props.button}
      isStale={props.isStale}
      onRenew={props.onRenew}
      fee={stepsFee(steps)}
    >
      <div className="flex items-center justify-between gap-3 rounded-control border border-border bg-surface-sunken p-4">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {quote.isFirst ? null : (
            <span className="block text-xl font-semibold">
              <ShownAmount amount={liquidity} decimals={18} meaning="held" />
            </span>
          )}
          <bdi className={quote.isFirst ? 'text-xl font-semibold' : 'text-text-muted'}>
            {quote.isFirst ? pair : t('%pair% Pool Tokens', { pair })}
          </bdi>
        </p>
        <span className="flex shrink-0 -space-x-2">
          {pairOrder(currencyA, currencyB, wbesc).map((currency) => (
            <CurrencyMark key={currencyIdOf(currency)} currency={currency} size={40} />
          ))}
        </span>
      </div>
      {quote.isFirst ? (
        <p className="text-sm text-text-muted">{t('The ratio of tokens you add will set the price of this pool.')}</p>
      ) : (
        <p className="text-sm text-text-muted">
          {t('Output is estimated. If the price changes by more than %slippage% your transaction will revert.', {
            slippage: formatPercent(slippageText(quote.slippageBps), locale),
          })}
        </p>
      )}
      <TaxNotice
        currencies={[currencyA, currencyB]}
        direction="add"
        isWhole={arrives !== undefined && arrives >= quote.liquidity}
      />
      <dl className="border-t border-dashed border-border pt-3">
        <DataRow label={t('%symbol% deposited', { symbol: a })}>{deposited(quote.amountA, currencyA)}</DataRow>
        <DataRow label={t('%symbol% deposited', { symbol: b })}>{deposited(quote.amountB, currencyB)}</DataRow>
        <PairMinimums quote={quote} meaning="paid" />
        {bPerA ? (
          <DataRow label={t('Rates')}>
            <RateText of={currencyA} price={bPerA} unit={currencyB} />
            <RateText of={currencyB} price={invert(bPerA)} unit={currencyA} />
          </DataRow>
        ) : null}
        <DataRow label={t('Share of Pool')}>
          <span dir="ltr">{formatPercent(quote.isFirst ? '100' : formatPairShare(share), locale)}</span>
        </DataRow>
        <NetworkCost gas={gas} />
      </dl>
    </ReviewDialog>
  );
}

function supplyMark({ currencyA, currencyB, amountA, amountB, minimumA, minimumB }: SupplyQuote): string {
  const places = [currencyA, currencyB].map(currencyIdOf);
  return [...places, amountA, amountB, minimumA, minimumB].join();
}

/** The LP that comes and the part of the pool that it is: of a deposit that was simulated, what it brought. */
function arrivingOf({ liquidity, share }: SupplyQuote, arrives: bigint | undefined) {
  if (arrives === undefined || arrives >= liquidity) return { liquidity, share };
  const others = share.denominator - share.numerator;
  return { liquidity: arrives, share: fraction(arrives, others + arrives) };
}
