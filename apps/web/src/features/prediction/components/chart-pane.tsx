import { daySeconds } from '@besc/domain/shared/constants';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Checkbox } from '@besc/ui/checkbox';
import { EmptyState } from '@besc/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { formatTicks } from '../../../blocks/charts/format-ticks';
import { SeriesChart } from '../../../blocks/charts/series-chart';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { hasFailed } from '../../../lib/has-failed';
import { pricePointsQuery } from '../prediction.queries';
import { chartDisclaimerShow } from '../prediction-preferences';
import { priceNumber, priceText, priceUnit } from '../price-text';

const ranges = { hour: 3600, day: daySeconds } as const;
/** A day has hours of yesterday: what is read says which day it is. */
const timeStyles = {
  axis: { timeStyle: 'short' },
  reading: { dateStyle: 'medium', timeStyle: 'medium' },
} as const;

/** The oracle's price over an hour or a day, behind the disclaimer of the first time. */
export function ChartPane() {
  const { t, locale } = useText();
  const chain = useChain();
  const isToWarn = usePreference(chartDisclaimerShow);
  const [range, setRange] = useState<keyof typeof ranges>('hour');
  const query = useQuery(pricePointsQuery(chain, ranges[range]));
  const { data, refetch } = query;
  const isFailed = hasFailed(query);
  const points = useMemo(() => data?.map(({ time, price }) => ({ time, value: priceNumber(price) })), [data]);
  const format = useMemo(() => {
    const value = (price: number) => priceText(BigInt(Math.round(price * priceUnit)), locale);
    return {
      value,
      ticks: (values: readonly number[]) => formatTicks(values, locale),
      time: (seconds: number, place: 'axis' | 'reading') =>
        dateTimeFormat(locale, timeStyles[place]).format(seconds * 1000),
    };
  }, [locale]);
  const empty = (
    <EmptyState
      title={isFailed ? t('The chart isn’t available right now.') : t('No price yet')}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    />
  );
  return (
    <Card title={t('Chart')} kind="panel">
      {isToWarn ? <Disclaimer /> : null}
      <SeriesChart
        label={t('BESC in USD, by the oracle')}
        valueName={t('Price')}
        unit="USD"
        ranges={[
          { value: 'hour', label: t('1 hour') },
          { value: 'day', label: t('24 hours') },
        ]}
        range={range}
        onRangeChange={setRange}
        points={isFailed && points === undefined ? [] : points}
        format={format}
        height={240}
        empty={empty}
      />
      {points?.length ? <DataDelayedNotice /> : null}
    </Card>
  );
}

function Disclaimer() {
  const { t } = useText();
  return (
    <div className="mb-4 rounded-control bg-info-soft p-3 text-sm">
      <p>
        {t(
          'The chart shows oracle reports. A round uses the last report at or before its boundary, which may not be the newest point.',
        )}
      </p>
      <Checkbox
        checked={false}
        onCheckedChange={(isSeen) => chartDisclaimerShow.set(!isSeen)}
        label={t('Got it, don’t show this again')}
      />
    </div>
  );
}
