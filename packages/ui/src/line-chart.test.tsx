import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ChartPoint } from './chart-drawing';
import { LineChart, type LineChartProps } from './line-chart';

const points: ChartPoint[] = Array.from({ length: 500 }, (_, hour) => ({ time: hour * 3600, value: hour / 10 }));

function Chart(props: Partial<LineChartProps>) {
  return (
    <LineChart
      label="Price"
      points={points}
      height={200}
      skeleton="on its way"
      empty="No trades in this range"
      failure={() => 'The chart could not be drawn.'}
      formatValue={(value) => value.toFixed(1)}
      formatTime={(time) => `hour ${time / 3600}`}
      table={{ caption: 'Prices by hour', headings: { time: 'Hour', value: 'Price' } }}
      {...props}
    />
  );
}

test('arrow keys, Page, Home, End and Escape move the reading', async () => {
  const onRead = vi.fn();
  render(<Chart onRead={onRead} />);
  const chart = screen.getByRole('slider', { name: 'Price' });
  expect(chart).toHaveAttribute('aria-valuetext', 'hour 499: 49.9');
  await userEvent.tab();
  expect(chart).toHaveFocus();
  const expected: [string, string][] = [
    ['{ArrowLeft}', 'hour 499: 49.9'],
    ['{ArrowLeft}', 'hour 498: 49.8'],
    ['{PageDown}', 'hour 488: 48.8'],
    ['{Home}', 'hour 0: 0.0'],
    ['{ArrowLeft}', 'hour 0: 0.0'],
    ['{ArrowRight}', 'hour 1: 0.1'],
    ['{End}', 'hour 499: 49.9'],
  ];
  for (const [key, text] of expected) {
    await userEvent.keyboard(key);
    expect(chart).toHaveAttribute('aria-valuetext', text);
  }
  expect(onRead).toHaveBeenLastCalledWith(points[499]);
  await userEvent.keyboard('{Escape}');
  expect(onRead).toHaveBeenLastCalledWith(undefined);
});

test('points that come and go do not move the reading to another time', async () => {
  const onRead = vi.fn();
  const { rerender } = render(<Chart onRead={onRead} />);
  const chart = screen.getByRole('slider', { name: 'Price' });
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(chart).toHaveAttribute('aria-valuetext', 'hour 1: 0.1');
  const next = [...points.slice(1), { time: 500 * 3600, value: 50 }];
  rerender(<Chart onRead={onRead} points={next} />);
  expect(chart).toHaveAttribute('aria-valuetext', 'hour 1: 0.1');
  expect(chart).toHaveAttribute('aria-valuenow', '0');
  // Gone from the range: nothing is read, and what stands is the last.
  rerender(<Chart onRead={onRead} points={next.slice(1)} />);
  expect(chart).toHaveAttribute('aria-valuetext', 'hour 500: 50.0');
});

test('a table of evenly spread points stands behind it, with the first and the last', () => {
  render(<Chart table={{ caption: 'Prices', headings: { time: 'Hour', value: 'Price' }, mostRows: 5 }} />);
  const rows = within(screen.getByRole('table', { name: 'Prices' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'HourPrice',
    'hour 00.0',
    'hour 12512.5',
    'hour 25025.0',
    'hour 37437.4',
    'hour 49949.9',
  ]);
});

test.each([
  { points: [], text: 'No trades in this range' },
  { points: undefined, text: 'on its way' },
])('$text stands in the same height, without slider and table', (state) => {
  const { container } = render(<Chart points={state.points} />);
  expect(screen.getByText(state.text)).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(container.firstElementChild?.firstElementChild).toHaveStyle({ blockSize: '200px' });
});

test('where nothing can be drawn it says so, and slider and table stay', () => {
  render(<Chart />);
  expect(screen.getByText('The chart could not be drawn.')).toBeInTheDocument();
  expect(screen.getByRole('slider')).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
});
