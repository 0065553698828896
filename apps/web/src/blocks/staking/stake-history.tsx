import { type Fraction, toSignificant } from '@besc/domain/shared/fraction';
import type { HistoryRange } from '@besc/domain/yields/history-times';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useMemo, useState } from 'react';
import { dateTimeFormat } from '../../lib/date-time-format';
import { formatDollars } from '../../lib/format-dollars';
import { hasFailed } from '../../lib/has-failed';
import { numberFormat } from '../../lib/number-format';
import { DataDelayedNotice } from '../charts/data-delayed-notice';
import { formatTicks } from '../charts/format-ticks';
import { priceChange } from '../charts/price-change';
import { SeriesChart } from '../charts/series-chart';
import { useText } from '../language/use-text';
import { historyPoints, withNow } from './history-points';
import type { StakeHistorySubject } from './stake-history-subject';
import { useStakeHistory } from './use-stake-history';

type Measure = 'value' | 'apr' | 'share';
const ranges: readonly HistoryRange[] = ['1W', '1M', '1Y'];
const height = 280;

/** Value locked, yield and, of a vault, the price of a share over time, up to this moment. */
export function StakeHistory({ subject }: { readonly subject: StakeHistorySubject }) {
  const { t, locale } = useText();
  const [measure, setMeasure] = useState<Measure>('value');
  const [range, setRange] = useState<HistoryRange>('1M');
  const history = useStakeHistory(subject, range);
  const { data } = history;
  const isFailed = hasFailed(history);
  const { name, reward, now } = subject;
  const unit = 10 ** reward.decimals;
  const current = {
    value: drawn(now.stakedUsd),
    apr: percent(drawn(now.apr)),
    share: now.sharePrice === undefined ? undefined : Number(now.sharePrice) / unit,
  }[measure];
  const points = useMemo(() => {
    if (data === undefined) return isFailed ? [] : undefined;
    const { now: seconds, times } = data;
    if (measure === 'apr') {
      const inRange = data.aprs.filter(({ time }) => time >= (times[0] ?? 0));
      const points = inRange.map(({ time, apr }) => ({ time, value: percent(drawn(apr)) ?? 0 }));
      return withNow({ points, current, now: seconds });
    }
    const days = data.locked.flatMap(({ time, stakedUsdE18, sharePrice }) => {
      const [value, one] = measure === 'value' ? [stakedUsdE18, 1e18] : [sharePrice, unit];
      return value === undefined ? [] : [{ time, value: Number(value) / one }];
    });
    // The price of a share stays until the next collection; what is staked is worth something else each day.
    if (measure === 'share') return historyPoints({ days, current, times, now: seconds });
    return withNow({ points: days.filter(({ time }) => time >= (times[0] ?? 0)), current, now: seconds });
  }, [data, isFailed, measure, current, unit]);
  const texts = {
    value: { label: t('Value locked'), unit: undefined },
    apr: { label: t('APR'), unit: t('a year') },
    share: { label: t('Share price'), unit: reward.symbol },
  };
  const rangeTexts = { '1W': t('1W'), '1M': t('1M'), '1Y': t('1Y') };
  const measures: readonly Measure[] = now.sharePrice === undefined ? ['value', 'apr'] : ['value', 'apr', 'share'];
  const { label } = texts[measure];
  const failure = (
    <ErrorState
      title={t('Couldn’t load the history')}
      retry={{
        label: t('Try again'),
        pending: history.isFetching && t('Loading'),
        onPress: () => void history.refetch(),
      }}
      className="py-2"
    >
      {t('Stakes and rewards come from the chain and are not affected.')}
    </ErrorState>
  );
  return (
    <section
      aria-label={t('%pool% over time', { pool: name })}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-border bg-surface-sunken p-4"
    >
      <SegmentedControl
        label={t('Chart shows')}
        size="small"
        className="self-start"
        value={measure}
        onValueChange={setMeasure}
        options={measures.map((value) => ({ value, label: <span className="text-center">{texts[value].label}</span> }))}
      />
      <SeriesChart
        key={measure}
        label={t('%value% of %pool%, %range%', { value: label, pool: name, range: rangeTexts[range] })}
        valueName={label}
        unit={texts[measure].unit}
        ranges={ranges.map((value) => ({ value, label: rangeTexts[value] }))}
        range={range}
        onRangeChange={setRange}
        points={points}
        current={current ?? 'unknown'}
        change={(points && current !== undefined && priceChange(points, current)) || 'unknown'}
        format={{
          value: (value) => figure(measure, value, locale),
          ticks: (values) => formatTicks(values, locale),
          time: (time, place) => dateTimeFormat(locale, timeStyles[place]).format(time * 1000),
        }}
        height={height}
        empty={
          isFailed ? (
            failure
          ) : (
            <EmptyState title={t('No data in this range')}>
              {measure === 'apr'
                ? t('No day had stakes, a reward and a price.')
                : t('No activity in this range, or the stake had no price.')}
            </EmptyState>
          )
        }
        footer={
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-1 text-end">
            <DataDelayedNotice />
            <p>
              {measure === 'apr'
                ? t('Daily rewards at that day’s %symbol% price from the index, divided by the value locked', {
                    symbol: reward.symbol,
                  })
                : t('Days with activity, from the index; the latest value from the chain')}
            </p>
          </div>
        }
      />
    </section>
  );
}

/** The index counts days in UTC. */
const timeStyles = {
  axis: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  reading: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;

/** For drawing; never for a sum. */
function drawn(value: Fraction | undefined): number | undefined {
  return value && Number(toSignificant(value, 15));
}

function percent(share: number | undefined): number | undefined {
  return share === undefined ? undefined : share * 100;
}

/** A share grows slowly. */
const shareDigits = { minimumFractionDigits: 6, maximumFractionDigits: 6 } as const;

const percentDigits = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function figure(measure: Measure, value: number, locale: string): string {
  if (measure === 'share') return numberFormat(locale, shareDigits).format(value);
  if (measure === 'value') return formatDollars(value, locale);
  return numberFormat(locale, percentDigits).format(value / 100);
}
