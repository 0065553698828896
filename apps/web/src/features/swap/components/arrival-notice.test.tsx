import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { say } from '../../../../test/say';
import { makeQuote } from '../../../../test/swap/make-quote';
import { swapSummary } from '../swap.actions';
import { reviewedQuote } from '../swap-quote';
import { tradeDetails } from '../trade-details';
import { ArrivalNotice } from './arrival-notice';

const measured = makeQuote({ isMeasured: true });
const { amountOut } = measured.trade;

function said(arrives: bigint | undefined, options: { quote?: typeof measured; isLoading?: boolean } = {}) {
  const { container } = render(
    <MakeEnglish>
      <ArrivalNotice quote={options.quote ?? measured} arrives={arrives} isLoading={options.isLoading ?? false} />
    </MakeEnglish>,
  );
  return container.textContent;
}

test('what the simulation finds is said: less arrives, or it is unknown; all of it is no news', () => {
  expect(said((amountOut * 9n) / 10n)).toContain('the pools pay 0.99749 BUSDC, and you receive 0.897741.');
  expect(said(undefined)).toContain('may take a transfer fee');
  expect(said(amountOut)).toBe('');
  expect(said(undefined, { isLoading: true })).toBe('');
  expect(said(undefined, { quote: makeQuote() })).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('price and summary of a reviewed quote are those of what arrives; its limits stay the ones that are sent', () => {
  const arrives = (amountOut * 9n) / 10n;
  const quote = reviewedQuote(measured, arrives);
  expect(say(swapSummary(quote))).toBe('Swap 10 BESC for 0.897 BUSDC');
  const details = tradeDetails(quote, () => 'BUSDC');
  expect(details.price.direct.text).toBe('0.0897741');
  expect(details.limit).toEqual(tradeDetails(measured, () => 'BUSDC').limit);
  expect(tradeDetails(reviewedQuote(measured, 0n), () => 'BUSDC').price.direct.text).toBe('0.099749');
});
