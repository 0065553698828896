import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from './card';
import type { ChartPoint } from './chart-drawing';
import { ChartSkeleton } from './chart-skeleton';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { LineChart, type LineChartProps } from './line-chart';
import { NumberText } from './number-text';

const meta: Meta<typeof LineChart> = { title: 'Numbers/LineChart', component: LineChart };
export default meta;

const start = Date.UTC(2026, 0, 1) / 1000;
const year: ChartPoint[] = Array.from({ length: 365 }, (_, day) => ({
  time: start + day * 86_400,
  value: 0.1 + 0.02 * Math.sin(day / 31) + 0.006 * Math.sin(day / 5.1) + day * 0.00004,
}));

const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const formatTime: LineChartProps['formatTime'] = (time, place) => (place === 'axis' ? month : date).format(time * 1000);
const formatValue = (value: number) => value.toFixed(4);

function Chart(props: Partial<LineChartProps>) {
  const [read, setRead] = useState<ChartPoint>();
  const shown = read ?? year.at(-1);
  return (
    <Card>
      <p className="text-xl font-medium">
        <NumberText value={shown && formatValue(shown.value)} unit="BUSDC" />
      </p>
      <p className="mb-2 text-sm text-text-muted">{shown && formatTime(shown.time, 'reading')}</p>
      <LineChart
        label="Price of BESC in BUSDC over one year"
        points={year}
        height={240}
        skeleton={<ChartSkeleton />}
        empty={<EmptyState title="No trades in this range" />}
        failure={() => <ErrorState title="The chart could not be drawn" />}
        formatValue={formatValue}
        formatTime={formatTime}
        onRead={setRead}
        table={{ caption: 'Price of BESC in BUSDC', headings: { time: 'Date', value: 'Price' } }}
        {...props}
      />
    </Card>
  );
}

export const Year: StoryObj<typeof LineChart> = { render: () => <Chart /> };
export const Falling: StoryObj<typeof LineChart> = { render: () => <Chart tone="down" kind="line" /> };

export const Bars: StoryObj<typeof LineChart> = { render: () => <Chart kind="bars" points={year.slice(-60)} /> };

export const Waiting: StoryObj<typeof LineChart> = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      <Chart points={undefined} />
      <Chart points={[]} />
      <Chart points={[]} empty={<ErrorState title="The price history could not be loaded" />} />
    </div>
  ),
};
