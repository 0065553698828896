import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction, toSignificant } from '@besc/domain/shared/fraction';
import type { Roi } from '@besc/domain/yields/roi';
import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { Table } from '@besc/ui/table';
import type { ReactNode } from 'react';
import { formatDecimal } from '../../lib/format-decimal';
import { formatPercent } from '../../lib/format-percent';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { rateText, rateTexts } from '../amounts/rate-text';
import { useText } from '../language/use-text';
import { withParts } from '../language/with-parts';
import { type Calculation, type CalculatorSubject, computedText, editedText } from './calculation';

/** What the calculator came to: the return in USD, tokens and percent, the yearly rates, and what a thousand dollars earn. */
export function CalculatorFigures(props: {
  readonly subject: CalculatorSubject;
  readonly result: Calculation;
  /** Below the return: how it comes about. */
  readonly children: ReactNode;
}) {
  const { t, locale } = useText();
  const { subject, result } = props;
  const { roi } = result;
  const { earning, isInTokens = false, isLiquidity = false, tradingFeeApr, feeBps, bountyBps = 0, apr } = subject;
  const percentOf = (bps: number) => formatPercent(toSignificant(fraction(BigInt(bps), 100n), 4), locale);
  const rates = rateTexts([apr, ...(tradingFeeApr ? [tradingFeeApr] : [])], locale);
  const [ofRewards = '', ofFees = ''] = rates.parts;
  const earned = (of: Roi | undefined, unit: 'usd' | 'token' = 'token') => {
    const side = { mode: 'target', unit } as const;
    const [value, exact] = [computedText, editedText].map((text) => formatDecimal(text(of, side, subject), locale));
    return value === '' ? { value: undefined } : { value, exact };
  };
  const symbol = <CurrencySymbol symbol={earning.symbol} />;
  const inTokens = <NumberText {...earned(roi)} unit={symbol} tone="reward" />;
  const perThousand = {
    key: 'earned',
    heading: withParts(t('%symbol% per $1000', { symbol: '%symbol%' }), { symbol }),
    isNumber: true,
    cell: ({ roi }: Calculation['perThousand'][number]) => <NumberText {...earned(roi)} />,
  };
  return (
    <div className="flex flex-col gap-4">
      <section
        aria-label={t('ROI at current rates')}
        className="rounded-control border border-border bg-surface-sunken p-4"
      >
        <p className="text-2xl font-semibold">
          {isInTokens ? inTokens : <NumberText {...earned(roi, 'usd')} unit="USD" />}
        </p>
        <p className="mb-3 flex flex-wrap gap-x-3 text-sm">
          {isInTokens ? null : inTokens}
          <NumberText value={rateText(roi?.share, locale)} tone="muted" />
        </p>
        {tradingFeeApr ? (
          <p className="mb-3 text-xs text-text-muted">
            {t('Based on the %percent% rewards APR only, without trading fees.', {
              percent: ofRewards,
            })}
          </p>
        ) : null}
        {props.children}
      </section>
      <dl>
        <DataRow label={t('APR')}>
          <NumberText value={rates.total} />
        </DataRow>
        {tradingFeeApr ? (
          <>
            <DataRow label={t('from rewards')}>
              <NumberText value={ofRewards} />
            </DataRow>
            <DataRow label={t('from trading fees')}>
              <NumberText value={ofFees} />
            </DataRow>
          </>
        ) : null}
        <DataRow label={tradingFeeApr ? t('APY of rewards over 365 days') : t('APY over 365 days')} isStrong>
          <NumberText
            value={rateText(result.apyE18 === undefined ? undefined : fraction(result.apyE18, oneE18), locale)}
          />
        </DataRow>
      </dl>
      <Table
        caption={isInTokens ? t('ROI') : t('What $1,000 would earn')}
        isCaptionShown
        rows={result.perThousand}
        rowKey={({ days }) => `${days}`}
        columns={[
          {
            key: 'days',
            heading: t('Timeframe'),
            cell: ({ days }) => (days < 365 ? t('%days%D', { days }) : t('%years%Y', { years: days / 365 })),
          },
          {
            key: 'roi',
            heading: t('ROI'),
            isNumber: true,
            cell: ({ roi }) => <NumberText value={rateText(roi?.share, locale)} />,
          },
          ...(isInTokens ? [] : [perThousand]),
        ]}
      />
      <ul className="list-disc ps-5 text-sm text-text-muted">
        <li>
          {result.timesADay === 0
            ? t('Without compounding.')
            : t('Compounding %times%x a day.', { times: formatDecimal(`${+result.timesADay.toFixed(6)}`, locale) })}
        </li>
        <li>{t('Based on current rates, which change. This is an estimate, not a promise.')}</li>
        {isLiquidity ? (
          <li>{t('LPs earn 0.17% of trades. These fees stay in the liquidity and aren’t counted above.')}</li>
        ) : null}
        {feeBps > bountyBps ? (
          <li>
            {t('Includes the %percent% performance fee on earnings.', {
              percent: percentOf(feeBps - bountyBps),
            })}
          </li>
        ) : null}
        {bountyBps > 0 ? (
          <li>
            {t('Includes the %percent% bounty for compounding.', {
              percent: percentOf(bountyBps),
            })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
