import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { makeQuote, testToken } from '../../../test/swap/make-quote';
import { isAskedBy } from './asked-swap';
import { swapSummary } from './swap.actions';
import type { SwapQuote } from './swap-quote';

const asked = swapSummary(makeQuote());
const isAsked = (quote: SwapQuote) => isAskedBy(asked, { kind: 'swap', quote });
const friend = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');

test('the same swap is asked for, whatever its tokens are called now and its computed side has become', () => {
  expect(isAsked(makeQuote())).toBe(true);
  const { trade, ...quote } = makeQuote();
  expect(isAsked({ ...quote, trade: { ...trade, amountOut: trade.amountOut + 1n } })).toBe(true);
  expect(isAsked({ ...makeQuote(), output: { ...testToken, symbol: 'RENAMED' } })).toBe(true);
});

test('a token of the same symbol, another amount and another recipient are another swap', () => {
  expect(isAsked({ ...makeQuote(), output: { ...testToken, address: friend } })).toBe(false);
  expect(isAsked({ ...makeQuote(), input: { ...testToken, symbol: 'BESC' } })).toBe(false);
  expect(isAsked(makeQuote({ amountIn: 10n ** 19n + 1n }))).toBe(false);
  expect(isAsked(makeQuote({ recipient: friend }))).toBe(false);
});
