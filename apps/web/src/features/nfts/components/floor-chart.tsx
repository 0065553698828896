import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { formatTicks } from '../../../blocks/charts/format-ticks';
import { SeriesChart } from '../../../blocks/charts/series-chart';
import { useChainNow } from '../../../blocks/clock/use-chain-now';
import { useText } from '../../../blocks/language/use-text';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { hasFailed } from '../../../lib/has-failed';
import { numberFormat } from '../../../lib/number-format';
import { type DaysMeasure, dayPoints } from '../day-points';
import { daysQuery } from '../nfts.queries';

const days = { '1W': 7, '1M': 30, '1Y': 365 } as const;
type Range = keyof typeof days;

/** The floor of a collection and what was sold of it, day by day. */
export function FloorChart({ collection, name }: { readonly collection: Address; readonly name: string }) {
  const { t, locale } = useText();
  const [measure, setMeasure] = useState<DaysMeasure>('floor');
  const [range, setRange] = useState<Range>('1M');
  const now = useChainNow();
  const today = now === undefined ? undefined : Math.floor(now / daySeconds) * daySeconds;
  const from = today === undefined ? undefined : today - days[range] * daySeconds;
  // A day before the range says what the floor was as it began.
  const query = useQuery(
    daysQuery(useChain(), from === undefined ? undefined : collection, (from ?? 0) - 30 * daySeconds),
  );
  const isFailed = hasFailed(query);
  const points = useMemo(
    () =>
      query.data === undefined || from === undefined || today === undefined
        ? isFailed
          ? []
          : undefined
        : dayPoints(query.data, { measure, from, today }),
    [query.data, isFailed, measure, from, today],
  );
  const texts = {
    floor: { label: t('Floor price'), unit: 'BESC' },
    volume: { label: t('Turnover'), unit: 'BESC' },
    sales: { label: t('Sales'), unit: undefined },
  };
  const rangeTexts = { '1W': t('1W'), '1M': t('1M'), '1Y': t('1Y') };
  const { label, unit } = texts[measure];
  return (
    <section
      aria-label={t('Floor price')}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface-raised p-4"
    >
      <SegmentedControl
        label={t('Chart shows')}
        size="small"
        className="self-start"
        value={measure}
        onValueChange={setMeasure}
        options={(['floor', 'volume', 'sales'] as const).map((value) => ({ value, label: texts[value].label }))}
      />
      <SeriesChart
        key={measure}
        label={`${label}, ${name}, ${rangeTexts[range]}`}
        valueName={label}
        unit={unit}
        ranges={(['1W', '1M', '1Y'] as const).map((value) => ({ value, label: rangeTexts[value] }))}
        range={range}
        onRangeChange={setRange}
        points={points}
        kind={measure === 'floor' ? 'line' : 'bars'}
        format={{
          value: (value) => numberFormat(locale, { maximumSignificantDigits: 6 }).format(value),
          ticks: (values) => formatTicks(values, locale),
          time: (time, place) => dateTimeFormat(locale, timeStyles[place]).format(time * 1000),
        }}
        height={220}
        empty={<EmptyState title={isFailed ? t('The history could not be read.') : t('No data in this range')} />}
        footer={<DataDelayedNotice />}
      />
    </section>
  );
}

/** The index counts days in UTC. */
const timeStyles = {
  axis: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  reading: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;
