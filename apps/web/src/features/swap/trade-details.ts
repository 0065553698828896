import { slippageText } from '@besc/domain/settings/slippage-text';
import type { Address } from '@besc/domain/shared/address';
import { type AmountMeaning, formatAmount, formatExact } from '@besc/domain/shared/amount';
import { formatPrice } from '@besc/domain/shared/format-numbers';
import { type Fraction, invert, toSignificant } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { executionPrice } from '@besc/domain/swap/execution-price';
import { feeSplit } from '@besc/domain/swap/fees';
import { formatPriceImpact } from '@besc/domain/swap/format-price-impact';
import { impactTier } from '@besc/domain/swap/impact-level';
import { priceImpact } from '@besc/domain/swap/price-impact';
import type { SwapQuote } from './swap-quote';

/** A number ready to be shown: decimal text, and with all its digits. */
interface ShownNumber {
  text: string;
  exact: string;
}

/** What the card and the confirm dialog say of a trade; decimal texts without grouping, unit beside them. */
export interface TradeDetails {
  /** Output per one input, and input per one output. */
  price: { direct: ShownNumber; inverted: ShownNumber };
  limit: { kind: 'minimum-received' | 'maximum-sold'; symbol: string } & ShownNumber;
  impact: { text: string; tier: number };
  fee: { hops: number; symbol: string } & Record<'total' | 'liquidityProviders' | 'treasury' | 'burn', ShownNumber>;
  /** Tokens along the path when it has more than two. */
  route: readonly { readonly token: Address; readonly symbol: string }[] | undefined;
  slippagePercent: string;
}

function shownAmount(amount: bigint, { decimals }: Currency, meaning: AmountMeaning): ShownNumber {
  return { text: formatAmount(amount, decimals, { meaning }), exact: formatExact(amount, decimals) };
}

function shownPrice(price: Fraction): ShownNumber {
  return { text: formatPrice(price), exact: toSignificant(price, 18) };
}

/** Everything shown of a quote. `symbolOf` names the tokens along the way. */
export function tradeDetails(quote: SwapQuote, symbolOf: (token: Address) => string): TradeDetails {
  const { trade, input, output } = quote;
  const hops = trade.pairs.length;
  // By the simulation where it was asked: a token that takes a fee has a worse price than its pools.
  const arrives = quote.arrives !== undefined && quote.arrives > 0n ? quote.arrives : trade.amountOut;
  const price = executionPrice({
    amountIn: trade.amountIn,
    amountOut: arrives,
    decimalsIn: input.decimals,
    decimalsOut: output.decimals,
  });
  const impact = priceImpact(trade);
  const fee = feeSplit(trade.amountIn, hops);
  const paid = (amount: bigint) => shownAmount(amount, input, 'paid');
  const limit =
    trade.kind === 'exactIn'
      ? {
          kind: 'minimum-received' as const,
          ...shownAmount(quote.minimumOut, output, 'held'),
          symbol: output.symbol,
        }
      : {
          kind: 'maximum-sold' as const,
          ...paid(quote.maximumIn),
          symbol: input.symbol,
        };
  return {
    price: { direct: shownPrice(price), inverted: shownPrice(invert(price)) },
    limit,
    impact: { text: formatPriceImpact(impact), tier: impactTier(impact) },
    fee: {
      hops,
      symbol: input.symbol,
      total: paid(fee.total),
      liquidityProviders: paid(fee.liquidityProviders),
      treasury: paid(fee.treasury),
      burn: paid(fee.burn),
    },
    route: trade.path.length > 2 ? trade.path.map((token) => ({ token, symbol: symbolOf(token) })) : undefined,
    slippagePercent: slippageText(quote.slippageBps),
  };
}
