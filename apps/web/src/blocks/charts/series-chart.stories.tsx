import { nativeCoin } from '@besc/domain/shared/token';
import { EmptyState } from '@besc/ui/empty-state';
import { useMemo, useState } from 'react';
import { MakeEnglish } from '../../../test/make-english';
import { makeToken } from '../../../test/make-token';
import { formatTicks } from './format-ticks';
import { PairChartEmpty } from './pair-chart-empty';
import { priceChange } from './price-change';
import { SeriesChart } from './series-chart';

export default { title: 'Web/SeriesChart', component: SeriesChart };

const [input, output] = [nativeCoin(2372), makeToken('MONEY')];
const pair = { input, output, inputToken: makeToken('WBESC'), outputToken: output };
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const usd = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const days = { week: 7, month: 30, year: 365 } as const;
const ranges = [
  { value: 'week', label: '1W' },
  { value: 'month', label: '1M' },
  { value: 'year', label: '1Y' },
] as const;
const nothing = () => undefined;

function volumes(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    time: 1_780_012_800 + index * 86_400,
    value: 40_000 + 30_000 * Math.sin(index / 3) + ((index * 7_919) % 20_000),
  }));
}

function Series({ kind, name, state }: { kind: 'bars' | 'area'; name: string; state: 'full' | 'loading' | 'failed' }) {
  const [range, setRange] = useState<keyof typeof days>('month');
  const points = useMemo(() => volumes(days[range]), [range]);
  const shown = state === 'full' ? points : state === 'loading' ? undefined : [];
  return (
    <SeriesChart
      label={`${name} of all pairs in USD`}
      valueName={name}
      unit="USD"
      ranges={ranges}
      range={range}
      onRangeChange={setRange}
      points={shown}
      {...(kind === 'area' ? { change: priceChange(shown ?? [], undefined) ?? 'unknown' } : {})}
      format={{
        value: (value) => usd.format(value),
        ticks: (values) => formatTicks(values, 'en'),
        time: (time) => day.format(time * 1000),
      }}
      kind={kind}
      height={260}
      empty={<PairChartEmpty pair={pair} reason="failed" onRetry={nothing} />}
      failure={() => <EmptyState title="Couldn’t draw the chart" />}
      footer="Source: all pairs"
    />
  );
}

export const States = {
  render: () => (
    <MakeEnglish>
      <div className="grid gap-8 lg:grid-cols-2">
        <Series kind="bars" name="Volume" state="full" />
        <Series kind="area" name="Value locked" state="full" />
        <Series kind="bars" name="Waiting" state="loading" />
        <Series kind="area" name="Broken" state="failed" />
      </div>
    </MakeEnglish>
  ),
};
