import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { TokenMark } from '@besc/ui/token-mark';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../blocks/prices/format-decimal';
import type { TradeDetails } from '../trade-details';

/** Colour of a price impact by tier: 1%, 3% and more; the words beside it say the same. */
function impactClass(tier: number): string {
  if (tier >= 2) return 'font-semibold text-danger';
  return tier === 1 ? 'font-medium text-warning' : '';
}

function FeeHelp({ fee }: { readonly fee: TradeDetails['fee'] }) {
  const { t, locale } = useText();
  const amount = (text: string) => `${formatDecimal(text, locale)} ${displaySymbol(fee.symbol)}`;
  return (
    <>
      <p>{t('For each trade a 0.25% fee is paid on every hop: %amount% here.', { amount: amount(fee.total) })}</p>
      <ul className="mt-1 list-disc ps-4">
        <li>{t('0.17% to liquidity providers: %amount%', { amount: amount(fee.liquidityProviders) })}</li>
        <li>{t('0.03% to the treasury: %amount%', { amount: amount(fee.treasury) })}</li>
        <li>{t('0.05% to buyback and burn: %amount%', { amount: amount(fee.burn) })}</li>
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
            'Your transaction will revert if the price moves against you by more than %slippage%% before it is confirmed.',
            {
              slippage: details.slippagePercent,
            },
          ),
        }}
      >
        <bdi dir="ltr">
          {formatDecimal(limit.text, locale)} <bdi>{displaySymbol(limit.symbol)}</bdi>
        </bdi>
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
          <bdi dir="ltr">{impact.text}</bdi>
        </span>
      </DataRow>
      <DataRow
        label={t('Liquidity Provider Fee')}
        help={{ name: t('About the liquidity provider fee'), text: <FeeHelp fee={fee} /> }}
      >
        <bdi dir="ltr">
          {formatDecimal(fee.liquidityProviders, locale)} <bdi>{displaySymbol(fee.symbol)}</bdi>{' '}
          <span className="whitespace-nowrap text-text-muted">(0.17%{fee.hops > 1 ? ` × ${fee.hops}` : ''})</span>
        </bdi>
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
                <bdi>{displaySymbol(symbol)}</bdi>
              </Fragment>
            ))}
          </span>
        </DataRow>
      ) : null}
    </>
  );
}
