import { slippageText } from '@besc/domain/settings/slippage-text';
import { formatAmount } from '@besc/domain/shared/amount';
import { compare, type Fraction, fraction, invert, toSignificant } from '@besc/domain/shared/fraction';
import type { Address } from '@besc/domain/shared/token';
import { executionPrice } from '@besc/domain/swap/execution-price';
import { feeSplit } from '@besc/domain/swap/fees';
import { formatPriceImpact } from '@besc/domain/swap/format-price-impact';
import { impactTier } from '@besc/domain/swap/impact-level';
import { priceImpact } from '@besc/domain/swap/price-impact';
import type { SwapQuote } from './swap-quote';

/** An amount ready to be shown: decimal text with its symbol. */
interface ShownAmount {
  text: string;
  symbol: string;
}

/** What the card and the confirm dialog say of a trade; decimal texts without grouping, unit beside them. */
export interface TradeDetails {
  amounts: { input: string; output: string };
  /** Output per one input, and input per one output. */
  price: { text: string; inverted: string };
  limit: { kind: 'minimum-received' | 'maximum-sold' } & ShownAmount;
  impact: { text: string; tier: number };
  fee: { hops: number; symbol: string; total: string; liquidityProviders: string; treasury: string; burn: string };
  /** Tokens along the path when it has more than two. */
  route: readonly { readonly token: Address; readonly symbol: string }[] | undefined;
  slippagePercent: string;
}

const amountDigits = 6;

/** A price with 4 significant digits, 6 below one. */
export function priceText(price: Fraction): string {
  return toSignificant(price, compare(price, fraction(1n)) < 0 ? 6 : 4);
}

/** Everything shown of a quote. `symbolOf` names the tokens along the way. */
export function tradeDetails(quote: SwapQuote, symbolOf: (token: Address) => string): TradeDetails {
  const { trade, input, output } = quote;
  const hops = trade.pairs.length;
  const price = executionPrice({
    amountIn: trade.amountIn,
    amountOut: trade.amountOut,
    decimalsIn: input.decimals,
    decimalsOut: output.decimals,
  });
  const impact = priceImpact(trade);
  const fee = feeSplit(trade.amountIn, hops);
  const feeText = (amount: bigint) => formatAmount(amount, input.decimals, { significant: amountDigits });
  const limit =
    trade.kind === 'exactIn'
      ? {
          kind: 'minimum-received' as const,
          text: formatAmount(quote.minimumOut, output.decimals, { significant: amountDigits }),
          symbol: output.symbol,
        }
      : {
          kind: 'maximum-sold' as const,
          // Rounded up: nobody is told a smaller worst case than the one that is sent.
          text: formatAmount(quote.maximumIn, input.decimals, { significant: amountDigits, rounding: 'up' }),
          symbol: input.symbol,
        };
  return {
    amounts: {
      input: formatAmount(trade.amountIn, input.decimals, { significant: amountDigits }),
      output: formatAmount(trade.amountOut, output.decimals, { significant: amountDigits }),
    },
    price: { text: priceText(price), inverted: priceText(invert(price)) },
    limit,
    impact: { text: formatPriceImpact(impact), tier: impactTier(impact) },
    fee: {
      hops,
      symbol: input.symbol,
      total: feeText(fee.total),
      liquidityProviders: feeText(fee.liquidityProviders),
      treasury: feeText(fee.treasury),
      burn: feeText(fee.burn),
    },
    route: trade.path.length > 2 ? trade.path.map((token) => ({ token, symbol: symbolOf(token) })) : undefined,
    slippagePercent: slippageText(quote.slippageBps),
  };
}
