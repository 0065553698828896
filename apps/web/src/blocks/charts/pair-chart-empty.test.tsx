import { nativeCoin } from '@besc/domain/shared/token';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { makeToken } from '../../../test/make-token';
import { PairChartEmpty } from './pair-chart-empty';

const pair = {
  input: nativeCoin(2372),
  output: makeToken('BUSDC'),
  inputToken: makeToken('WBESC'),
  outputToken: makeToken('BUSDC'),
};

test('CHART-09 a pair whose prices could not be had says so with both token addresses, and can be tried again', async () => {
  const onRetry = vi.fn();
  render(
    <MakeEnglish>
      <PairChartEmpty pair={pair} reason="failed" onRetry={onRetry} />
    </MakeEnglish>,
  );
  expect(screen.getByText('Failed to load price chart for this pair')).toBeInTheDocument();
  expect(screen.getByText(pair.inputToken.address)).toBeInTheDocument();
  expect(screen.getByText(pair.outputToken.address)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
