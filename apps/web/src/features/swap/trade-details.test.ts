import { nativeCoin } from '@besc/domain/shared/token';
import { bestTradeExactOut } from '@besc/domain/swap/best-trade';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { makeQuote, testBusdc, testPair, testToken, testWbesc } from '../../../test/swap/make-quote';
import { swapQuote } from './swap-quote';
import { tradeDetails } from './trade-details';

const whole = 10n ** 18n;
const symbolOf = (address: string) => (address === testWbesc ? 'WBESC' : address === testBusdc ? 'BUSDC' : 'MONEY');

describe('trade details', () => {
  test('SWAP-010 SWAP-012 exact input: price both ways and the minimum received that is sent', () => {
    const quote = makeQuote();
    const details = tradeDetails(quote, symbolOf);
    expect(details.price).toEqual({
      direct: { text: '0.099749', exact: '0.0997490050036750883' },
      inverted: { text: '10.03', exact: '10.025162656641604' },
    });
    expect(details.limit).toMatchObject({ kind: 'minimum-received', text: '0.992527', symbol: 'BUSDC' });
    expect(quote.minimumOut).toBe((quote.trade.amountOut * 10_000n) / 10_050n);
  });

  test('SWAP-013 exact output: maximum sold, rounded up in what is shown and sent', () => {
    const trade = bestTradeExactOut({
      pairs: [testPair],
      tokenIn: testWbesc,
      tokenOut: testBusdc,
      amountOut: whole,
      maxHops: 3,
    });
    if (trade === undefined) throw new Error('route expected');
    const quote = swapQuote({
      trade,
      input: nativeCoin(2372),
      output: testToken,
      slippageBps: 50,
      recipient: undefined,
      isMeasured: false,
    });
    expect(tradeDetails(quote, symbolOf).limit).toMatchObject({
      kind: 'maximum-sold',
      text: '10.0753',
      symbol: 'BESC',
    });
    expect(quote.maximumIn * 10_000n >= trade.amountIn * 10_050n).toBe(true);
  });

  test('SWAP-014 SWAP-072 price impact without the fee', () => {
    expect(tradeDetails(makeQuote(), symbolOf).impact).toEqual({ text: '<0.01%', tier: 0 });
    expect(tradeDetails(makeQuote({ amountIn: 40_000n * whole }), symbolOf).impact).toEqual({ text: '3.83%', tier: 2 });
  });

  test('SWAP-015 SWAP-016 the fee line is 0.17% of the input, its tooltip splits the whole 0.25%', () => {
    expect(tradeDetails(makeQuote(), symbolOf).fee).toMatchObject({
      hops: 1,
      symbol: 'BESC',
      total: { text: '0.025' },
      liquidityProviders: { text: '0.017' },
      treasury: { text: '0.003' },
      burn: { text: '0.005' },
    });
  });

  test('what is paid is rounded up', () => {
    const amountIn = 10_000_012_345_678_901_234n;
    expect(tradeDetails(makeQuote({ amountIn }), symbolOf).fee).toMatchObject({
      total: { text: '0.0250001', exact: '0.025000030864197254' },
    });
  });

  test('SWAP-017 the route is named only when it has more than two tokens', () => {
    expect(tradeDetails(makeQuote(), symbolOf).route).toBeUndefined();
    const quote = makeQuote();
    const path = [testWbesc, checksumAddress('0x4444444444444444444444444444444444444444'), testBusdc] as const;
    const money = path[1];
    const pairs = [
      { ...testPair, token1: money },
      { ...testPair, token0: money },
    ];
    const details = tradeDetails({ ...quote, trade: { ...quote.trade, path, pairs } }, symbolOf);
    expect(details.route?.map(({ symbol }) => symbol)).toEqual(['WBESC', 'MONEY', 'BUSDC']);
    expect(details.fee.hops).toBe(2);
  });

  test('SWAP-092 the slippage of the warning is in percent', () => {
    expect(tradeDetails(makeQuote({ slippageBps: 50 }), symbolOf).slippagePercent).toBe('0.5');
    expect(tradeDetails(makeQuote({ slippageBps: 1200 }), symbolOf).slippagePercent).toBe('12');
  });
});
