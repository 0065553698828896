import { formatPairShare } from '@besc/domain/liquidity/pair-share';
import { formatPrice } from '@besc/domain/shared/format-numbers';
import { type Fraction, toSignificant } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { NumberText } from '@besc/ui/number-text';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { formatPercent } from '../../../lib/format-percent';
import type { AddView } from '../add-liquidity.view-model';

/** The price each way and the share of the pool that would be had. */
export function PricePanel(props: {
  readonly view: AddView;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
}) {
  const { t, locale } = useText();
  const { view, currencyA, currencyB } = props;
  const price = (value: Fraction | undefined) => ({
    value: value && formatDecimal(formatPrice(value), locale),
    exact: value && formatDecimal(toSignificant(value, 18), locale),
  });
  const [a, b] = [displaySymbol(currencyA.symbol), displaySymbol(currencyB.symbol)];
  const share = view.isFirst ? '100' : view.deposit && formatPairShare(view.deposit.share);
  return (
    <section className="mt-4 rounded-control border border-border px-2.5 py-3.5">
      <h2 className="px-1.5 text-sm text-text-muted">
        {t(view.isFirst ? 'Initial prices and pool share' : 'Prices and pool share')}
      </h2>
      <dl className="mt-3 grid grid-cols-3 divide-x divide-border text-center">
        <Figure {...price(view.prices.bPerA)} label={t('%assetA% per %assetB%', { assetA: b, assetB: a })} />
        <Figure {...price(view.prices.aPerB)} label={t('%assetA% per %assetB%', { assetA: a, assetB: b })} />
        <Figure value={share === undefined ? undefined : formatPercent(share, locale)} label={t('Share of Pool')} />
      </dl>
    </section>
  );
}

function Figure(props: {
  readonly value: string | undefined;
  readonly exact?: string | undefined;
  readonly label: string;
}) {
  const { value, exact, label } = props;
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-0.5 px-1.5">
      <dt className="text-xs text-text-muted [overflow-wrap:anywhere]">{label}</dt>
      <dd className="flex justify-center font-semibold">
        <NumberText value={value} exact={exact} className="justify-center" />
      </dd>
    </div>
  );
}
