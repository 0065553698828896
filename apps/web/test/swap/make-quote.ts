import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { bestTradeExactIn } from '@besc/domain/swap/best-trade';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type SwapQuote, swapQuote } from '../../src/features/swap/swap-quote';

export const testWbesc = checksumAddress('0x1111111111111111111111111111111111111111');
export const testBusdc = checksumAddress('0x2222222222222222222222222222222222222222');
const whole = 10n ** 18n;

export const testToken: Token = {
  kind: 'token',
  chainId: 2372,
  address: testBusdc,
  decimals: 18,
  symbol: 'BUSDC',
  name: 'BESC USD',
};

/** WBESC and BUSDC, 1 000 000 to 100 000. */
export const testPair: PairState = {
  address: checksumAddress('0x3333333333333333333333333333333333333333'),
  token0: testWbesc,
  token1: testBusdc,
  reserve0: 1_000_000n * whole,
  reserve1: 100_000n * whole,
};

/** A quote for tests: BESC to BUSDC over one pair of 1 000 000 and 100 000, 10 BESC unless told. */
export function makeQuote(
  options: {
    amountIn?: bigint;
    slippageBps?: number;
    recipient?: Address;
    isMeasured?: boolean;
    /** The wrapped coin the route starts from. */
    wbesc?: Address;
  } = {},
): SwapQuote {
  const trade = bestTradeExactIn({
    pairs: [{ ...testPair, token0: options.wbesc ?? testWbesc }],
    tokenIn: options.wbesc ?? testWbesc,
    tokenOut: testBusdc,
    amountIn: options.amountIn ?? 10n * whole,
    maxHops: 1,
  });
  if (trade === undefined) throw new Error('the test pair has a route');
  return swapQuote({
    trade,
    input: nativeCoin(2372),
    output: testToken,
    slippageBps: options.slippageBps ?? 50,
    recipient: options.recipient,
    isMeasured: options.isMeasured ?? false,
  });
}
