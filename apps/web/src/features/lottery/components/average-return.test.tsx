import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { AverageReturn } from './average-return';

test('a price is told to the digit that a discount changes', async () => {
  const round = makeLotteryRound({ price: 10n * 10n ** 18n });
  render(makePlace(<AverageReturn round={round} count={2} cost={19_990n * 10n ** 15n} />));
  expect(await screen.findByText(/of its 9\.995 MONEY/)).toBeVisible();
});

test('C19 what a large pot gives back is said with what was left before, and is never more than the ticket costs', async () => {
  const one = 10n ** 18n;
  const round = makeLotteryRound({ price: 10n * one, injected: 245_000n * one });
  render(makePlace(<AverageReturn round={round} count={1} cost={10n * one} />));
  const said = await screen.findByText(/^A ticket returns/);
  expect(said).toHaveTextContent('9.50499 of its 10 MONEY on average (95.0%)');
  expect(said).toHaveTextContent('That includes 245,000 MONEY from earlier rounds and injections.');
});
