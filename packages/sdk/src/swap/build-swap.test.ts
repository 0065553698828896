import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { maximumSold, minimumReceived } from '@besc/domain/swap/slippage';
import type { Trade } from '@besc/domain/swap/trade';
import fc from 'fast-check';
import { getAddress, numberToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { buildSwap } from './build-swap';
import type { SwapRequest } from './swap-request';

const address = (index: number) => getAddress(numberToHex(index + 0x1000, { size: 20 }));
const token = (index: number, symbol: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: address(index),
  decimals: 18,
  symbol,
  name: symbol,
});
const [wbesc, busdc, money] = [token(1, 'WBESC'), token(2, 'BUSDC'), token(3, 'MONEY')] as const;
const native = nativeCoin(2372);

function makeRequest(kind: Trade['kind']): SwapRequest {
  const pair = { address: address(9), token0: busdc.address, token1: money.address, reserve0: 1n, reserve1: 1n };
  return {
    router: address(10),
    wbesc,
    trade: { kind, path: [busdc.address, money.address], pairs: [pair], amountIn: 10n ** 18n, amountOut: 10n ** 18n },
    input: busdc,
    output: money,
    slippageBps: 50,
    recipient: address(11),
    deadlineSeconds: 1n,
  };
}

describe('buildSwap', () => {
  test('OPEN-05 the number shown is the number sent, for every amount and tolerance', () => {
    const exactIn = makeRequest('exactIn');
    const exactOut = makeRequest('exactOut');
    const amount = fc.bigInt({ min: 2n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 5000 }), (amountIn, amountOut, slippageBps) => {
        const sold = buildSwap({ ...exactIn, slippageBps, trade: { ...exactIn.trade, amountIn, amountOut } });
        expect(sold.args.slice(0, 2)).toEqual([amountIn, minimumReceived(amountOut, slippageBps)]);
        const bought = buildSwap({ ...exactOut, slippageBps, trade: { ...exactOut.trade, amountIn, amountOut } });
        expect(bought.args.slice(0, 2)).toEqual([amountOut, maximumSold(amountIn, slippageBps)]);
      }),
    );
  });

  test('nothing is built from parts that contradict each other', () => {
    const request = makeRequest('exactIn');
    const { trade: good } = request;
    const broken: Partial<SwapRequest>[] = [
      { input: wbesc },
      { output: native },
      { input: native, output: native },
      { trade: { ...good, path: good.path.slice(0, 1) } },
      { trade: { ...good, path: [...good.path, ...good.path] } },
      { trade: { ...good, amountIn: 0n } },
      { trade: { ...good, amountOut: 1n }, slippageBps: 5000 },
      { deadlineSeconds: 0n },
      { recipient: money.address },
    ];
    for (const change of broken) {
      expect(
        () => buildSwap({ ...request, ...change }),
        JSON.stringify(change, (_, value) => String(value)),
      ).toThrow();
    }
    expect(() => buildSwap({ ...request, slippageBps: 10_001 })).toThrow('Unexpected slippage value');
    expect(() => buildSwap({ ...request, trade: { ...good, kind: 'exactOut' } }, 'fee-on-transfer')).toThrow();
  });
});
