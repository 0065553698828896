import { expect, test } from 'vitest';
import { makeQuote, testToken, testWbesc } from '../../../test/swap/make-quote';
import { priceUpdate } from './price-update';

const shown = makeQuote();
const withOutput = (amountOut: bigint) => ({ ...shown, trade: { ...shown.trade, amountOut } });

test('SWAP-048 a trade that is not the one shown any more is a price update, better or worse', () => {
  const { amountOut } = shown.trade;
  expect(priceUpdate(shown, makeQuote())).toEqual({ kind: 'none' });
  expect(priceUpdate(shown, withOutput(amountOut - 1n))).toMatchObject({ kind: 'updated', direction: 'worse' });
  const better = withOutput(amountOut + 1n);
  expect(priceUpdate(shown, better)).toEqual({ kind: 'updated', direction: 'better', quote: better });
});

test('SWAP-065 a route that is gone leaves nothing to confirm', () => {
  expect(priceUpdate(shown, undefined)).toEqual({ kind: 'no-route' });
});

test('SWAP-113 trades that cannot be compared are no price update of each other', () => {
  expect(priceUpdate(shown, { ...shown, trade: { ...shown.trade, kind: 'exactOut' } }).kind).toBe('other-swap');
  expect(priceUpdate(shown, { ...shown, output: { ...testToken, address: testWbesc } }).kind).toBe('other-swap');
  expect(priceUpdate(shown, makeQuote({ recipient: testWbesc })).kind).toBe('other-swap');
  expect(priceUpdate(shown, makeQuote({ amountIn: shown.trade.amountIn + 1n })).kind).toBe('other-swap');
});
