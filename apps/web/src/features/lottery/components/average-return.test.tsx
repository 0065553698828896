import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { AverageReturn } from './average-return';

test('a price is told to the digit that a discount changes', async () => {
  const { shares } = makeLotteryRound({});
  const price = 9_995n * 10n ** 15n;
  render(makePlace(<AverageReturn price={price} pot={12_345_678n * 10n ** 15n} tickets={2n} shares={shares} />));
  expect(await screen.findByText(/of the 9\.995 MONEY it costs/)).toBeVisible();
});
