import type { PairTrade } from '@besc/domain/market/pair-trade';
import { div, type Fraction } from '@besc/domain/shared/fraction';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';

/** A trade as somebody sees it who looks at one token of the pair. */
export interface SeenTrade {
  readonly id: string;
  readonly time: number;
  readonly transaction: PairTrade['transaction'];
  readonly account: PairTrade['from'];
  readonly kind: 'buy' | 'sell';
  /** Of the token that is looked at, and of the other, in whole tokens. */
  readonly amount: Fraction;
  readonly paid: Fraction;
  readonly price: Fraction;
  readonly usdE18: bigint | undefined;
}

/**
 * The trades of a pair as they look from one of its tokens: bought where more of it came out than went in. One that moved nothing of
 * one side has no price and is left out.
 */
export function seenTrades(trades: readonly PairTrade[], token: 'token0' | 'token1'): readonly SeenTrade[] {
  return trades.flatMap((trade) => {
    const sides = [
      [parseDecimal(trade.amount0In), parseDecimal(trade.amount0Out)],
      [parseDecimal(trade.amount1In), parseDecimal(trade.amount1Out)],
    ] as const;
    const [own, other] = token === 'token0' ? sides : [sides[1], sides[0]];
    const [amount, paid] = [net(own), net(other)];
    if (amount === undefined || paid === undefined || amount.isIn === paid.isIn) return [];
    const { id, timestamp: time, transaction, from: account, amountUSD: usdE18 } = trade;
    const kind = amount.isIn ? 'sell' : 'buy';
    const price = div(paid.value, amount.value);
    return [{ id, time, transaction, account, kind, amount: amount.value, paid: paid.value, price, usdE18 }];
  });
}

function net([into, out]: readonly [Fraction | undefined, Fraction | undefined]) {
  if (into === undefined || out === undefined) return undefined;
  const numerator = into.numerator * out.denominator - out.numerator * into.denominator;
  if (numerator === 0n) return undefined;
  const isIn = numerator > 0n;
  const value = { numerator: isIn ? numerator : -numerator, denominator: into.denominator * out.denominator };
  return { isIn, value };
}
