import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { SeriesChart } from './series-chart';

type Points = readonly { readonly time: number; readonly value: number }[];

const week: Points = [1, 2, 3].map((day) => ({ time: day, value: day * 1_000 }));
const series: Record<'week' | 'year', Points> = {
  week,
  year: week.map(({ time, value }) => ({ time, value: value * 9 })),
};

/** Volumes by day: a series that is no price of a pair. */
function Volumes({ points, current }: { readonly points?: 'none' | 'awaited'; readonly current?: number }) {
  const [range, setRange] = useState<'week' | 'year'>('week');
  return (
    <MakeEnglish>
      <SeriesChart
        label={`Volume in USD, ${range}`}
        valueName="Volume"
        unit="USD"
        ranges={[
          { value: 'week', label: '1W' },
          { value: 'year', label: '1Y' },
        ]}
        range={range}
        onRangeChange={setRange}
        points={points === undefined ? series[range] : points === 'none' ? [] : undefined}
        current={current}
        format={{
          value: (value) => `${value}.00`,
          ticks: (values) => values.map(String),
          time: (time) => `day ${time}`,
        }}
        kind="bars"
        height={300}
        empty="No volume yet"
        failure={() => 'not drawn'}
        footer="Source: all pairs"
      />
    </MakeEnglish>
  );
}

test('CHART-04 a series is named, shows its last value with its unit, and can be read as a table', () => {
  render(<Volumes />);
  expect(screen.getByRole('slider', { name: 'Volume in USD, week' })).toBeInTheDocument();
  expect(screen.getByText('USD').closest('p')).toHaveTextContent('3000.00USD');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['TimeVolume', 'day 11000.00', 'day 22000.00', 'day 33000.00']);
  expect(screen.getByText('Source: all pairs')).toBeInTheDocument();
});

test('the value now stands before that of the last point, the read one before both, until the range is another', async () => {
  render(<Volumes current={3_500} />);
  const head = () => screen.getByText('USD').closest('div');
  expect(head()).toHaveTextContent('3500.00USD');
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{Home}');
  expect(head()).toHaveTextContent('1000.00USDday 1');
  await userEvent.click(screen.getByRole('radio', { name: '1Y' }));
  expect(head()).not.toHaveTextContent('day 1');
  expect(screen.getByRole('slider', { name: 'Volume in USD, year' })).toHaveAttribute(
    'aria-valuetext',
    'day 3: 27000.00',
  );
});

test('a series without a point says why, one that is awaited is told once', () => {
  const { unmount } = render(<Volumes points="none" />);
  expect(screen.getByText('No volume yet')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
  unmount();
  render(<Volumes points="awaited" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
