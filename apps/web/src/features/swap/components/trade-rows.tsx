import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { TokenMark } from '@besc/ui/token-mark';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { formatDecimal } from '../../../lib/format-decimal';
import { formatPercent } from '../../../lib/format-percent';
import type { TradeDetails } from '../trade-details';

/** Colour of a price impact by tier: 1%, 3% and more; the words beside it say the same. */
function impactClass(tier: number): string {
  if (tier >= 2) return 'font-semibold text-danger';
  return tier === 1 ? 'font-medium text-warning' : '';
}

type Amount = TradeDetails['fee']['total'];

function AmountText({ amount, unit }: { readonly amount: Amount; readonly unit: ReactNode }) {
  const { locale } = useText();
  return (
    <NumberText value={formatDecimal(amount.text, locale)} exact={formatDecimal(amount.exact, locale)} unit={unit} />
  );
}

function FeeHelp({ fee }: { readonly fee: TradeDetails['fee'] }) {
  const { t } = useText();
  const said = (text: string, amount: Amount) =>
    withParts(text, { amount: <AmountText amount={amount} unit={<CurrencySymbol symbol={fee.symbol} />} /> });
  return (
    <>
      <p>{said(t('For each trade a 0.25% fee is paid on every hop: %amount% here.'), fee.total)}</p>
      <ul className="mt-1 list-disc ps-4">
        <li>{said(t('0.17% to liquidity providers: %amount%'), fee.liquidityProviders)}</li>
        <li>{said(t('0.03% to the treasury: %amount%'), fee.treasury)}</li>
        <li>{said(t('0.05% to buyback and burn: %amount%'), fee.burn)}</li>
      </ul>
    </>
  );
}

/** Worst case, price impact, fee and route of a trade, as rows of a `<dl>`. */
export function TradeRows({ details }: { readonly details: TradeDetails }) {
  const { t, locale } = useText();
  const { limit, impact, fee, route } = details;
  const isMinimum = limit.kind === 'minimum-received';
  return (
    <>
      <DataRow
        label={t(isMinimum ? 'Minimum received' : 'Maximum sold')}
        help={{
          name: t(isMinimum ? 'About minimum received' : 'About maximum sold'),
          text: t(
            'Your transaction will revert if the price moves against you by more than %slippage% before it is confirmed.',
            {
              slippage: formatPercent(details.slippagePercent, locale),
            },
          ),
        }}
      >
        <AmountText amount={limit} unit={<CurrencySymbol symbol={limit.symbol} />} />
      </DataRow>
      <DataRow
        label={t('Price Impact')}
        help={{
          name: t('About price impact'),
          text: t('The difference between the market price and the price you get because of the size of your trade.'),
        }}
      >
        <span className={impactClass(impact.tier)}>
          {impact.tier >= 2 ? <TriangleAlert size={14} aria-hidden className="me-1 inline align-[-0.15em]" /> : null}
          <bdi dir="ltr">{formatPercent(impact.text, locale)}</bdi>
        </span>
      </DataRow>
      <DataRow
        label={t('Liquidity Provider Fee')}
        help={{ name: t('About the liquidity provider fee'), text: <FeeHelp fee={fee} /> }}
      >
        <AmountText
          amount={fee.liquidityProviders}
          unit={
            <>
              <CurrencySymbol symbol={fee.symbol} />{' '}
              <span className="whitespace-nowrap">
                ({formatPercent('0.17', locale)}
                {fee.hops > 1 ? ` × ${fee.hops}` : ''})
              </span>
            </>
          }
        />
      </DataRow>
      {route ? (
        <DataRow label={t('Route')}>
          <span className="inline-flex flex-wrap items-baseline justify-end gap-1">
            {route.map(({ token, symbol }, index) => (
              <Fragment key={token}>
                {index > 0 ? (
                  <ChevronRight size={14} aria-hidden className="self-center text-text-muted rtl:-scale-x-100" />
                ) : null}
                <TokenMark
                  seed={token}
                  symbol={symbol}
                  sources={[`/images/tokens/${token}.png`]}
                  size={16}
                  className="self-center"
                />
                <CurrencySymbol symbol={symbol} />
              </Fragment>
            ))}
          </span>
        </DataRow>
      ) : null}
    </>
  );
}
