import type { PairState } from '@besc/domain/shared/pair';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { bestTradeExactIn, bestTradeExactOut } from '@besc/domain/swap/best-trade';
import type { SwapField } from '@besc/domain/swap/swap-state';
import type { Trade } from '@besc/domain/swap/trade';

/** The best trade for a typed amount over at most 3 hops, or 1 when multihop is off; undefined when there is none. */
export function findTrade(options: {
  pairs: readonly PairState[];
  input: Currency;
  output: Currency;
  wbesc: Token;
  field: SwapField;
  amount: bigint;
  singleHopOnly: boolean;
}): Trade | undefined {
  const { pairs, wbesc, amount } = options;
  const route = {
    pairs,
    tokenIn: wrapped(options.input, wbesc).address,
    tokenOut: wrapped(options.output, wbesc).address,
    maxHops: options.singleHopOnly ? 1 : 3,
  } as const;
  return options.field === 'input'
    ? bestTradeExactIn({ ...route, amountIn: amount })
    : bestTradeExactOut({ ...route, amountOut: amount });
}
