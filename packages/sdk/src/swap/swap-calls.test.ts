import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { maximumSold, minimumReceived } from '@besc/domain/swap/slippage';
import type { Trade } from '@besc/domain/swap/trade';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import fc from 'fast-check';
import { numberToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { swapCalls } from './swap-calls';
import type { SwapRequest } from './swap-request';

const address = (index: number) => checksumAddress(numberToHex(index + 0x1000, { size: 20 }));
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
    isMeasured: false,
  };
}

describe('swapCalls', () => {
  test('OPEN-05 the number shown is the number sent, for every amount and tolerance', () => {
    const exactIn = makeRequest('exactIn');
    const exactOut = makeRequest('exactOut');
    const amount = fc.bigInt({ min: 2n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 5000 }), (amountIn, amountOut, slippageBps) => {
        for (const sold of swapCalls({ ...exactIn, slippageBps, trade: { ...exactIn.trade, amountIn, amountOut } })) {
          expect(sold.args.slice(0, 2)).toEqual([amountIn, minimumReceived(amountOut, slippageBps)]);
        }
        const [bought] = swapCalls({ ...exactOut, slippageBps, trade: { ...exactOut.trade, amountIn, amountOut } });
        expect(bought?.args.slice(0, 2)).toEqual([amountOut, maximumSold(amountIn, slippageBps)]);
      }),
    );
  });

  test('SWAP-097 the method that measures what arrives stands last, or alone; a fixed output has none', () => {
    const names = (changes: Partial<SwapRequest>, kind: Trade['kind'] = 'exactIn') =>
      swapCalls({ ...makeRequest(kind), ...changes }).map(({ functionName }) => functionName);
    const measuring = 'swapExactTokensForTokensSupportingFeeOnTransferTokens';
    expect(names({})).toEqual(['swapExactTokensForTokens', measuring]);
    expect(names({ isMeasured: true })).toEqual([measuring]);
    expect(names({ isMeasured: true }, 'exactOut')).toEqual(['swapTokensForExactTokens']);
  });

  test('nothing is made from parts that contradict each other', () => {
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
        () => swapCalls({ ...request, ...change }),
        JSON.stringify(change, (_, value) => String(value)),
      ).toThrow();
    }
    expect(() => swapCalls({ ...request, slippageBps: 10_001 })).toThrow('Unexpected slippage value');
  });
});
