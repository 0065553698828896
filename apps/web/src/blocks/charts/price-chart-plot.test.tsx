import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../language/make-english';
import { PriceChartPlot } from './price-chart-plot';

const token = (digit: string, symbol: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol,
  name: symbol,
});
const pair = {
  input: nativeCoin(2372),
  output: token('2', 'BUSDC'),
  inputToken: token('1', 'WBESC'),
  outputToken: token('2', 'BUSDC'),
};

function show(points: readonly { time: number; value: number }[] | undefined) {
  const onRetry = vi.fn();
  render(
    <MakeEnglish>
      <PriceChartPlot
        pair={pair}
        window={3}
        points={points}
        reason="failed"
        change={undefined}
        height={300}
        footer={undefined}
        onRead={() => undefined}
        onRetry={onRetry}
      />
    </MakeEnglish>,
  );
  return onRetry;
}

test('CHART-09 an empty series says so with both token addresses, and can be tried again', async () => {
  const onRetry = show([]);
  expect(screen.getByText('Failed to load price chart for this pair')).toBeInTheDocument();
  expect(screen.getByText(pair.inputToken.address)).toBeInTheDocument();
  expect(screen.getByText(pair.outputToken.address)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('CHART-04 the line is named by pair and range, and can be read as a table', () => {
  show([
    { time: 1_700_000_000, value: 0.1 },
    { time: 1_701_296_000, value: 0.12 },
  ]);
  expect(screen.getByRole('slider', { name: 'Price of BESC in BUSDC, 1Y' })).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveTextContent('0.12');
});

test('a loading series is told once', () => {
  show(undefined);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
