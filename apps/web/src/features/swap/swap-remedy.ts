import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { typeableAmount } from '@besc/domain/shared/amount';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { bestTradeExactOut } from '@besc/domain/swap/best-trade';
import { impactLevel } from '@besc/domain/swap/impact-level';
import { largestSwap } from '@besc/domain/swap/largest-swap';
import { ordinaryGas } from '@besc/domain/swap/low-balance';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { priceImpact } from '@besc/domain/swap/price-impact';
import type { SwapField } from '@besc/domain/swap/swap-state';
import type { Trade } from '@besc/domain/swap/trade';
import { tradeLimits } from '@besc/domain/swap/trade-limits';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { balanceBlocker } from '../../blocks/action/balance-blocker';
import { knownAmount } from '../../blocks/token-select/shown-balance';
import { directPair } from './direct-pair';
import { findTrade } from './find-trade';
import type { SwapFacts, SwapView } from './swap.view-model';

/** An amount to type on a side, in smallest units. */
interface Typed {
  readonly field: SwapField;
  readonly amount: bigint;
  readonly currency: Currency;
}

/** What helps where the main button cannot be pressed. */
export type SwapRemedy =
  /** So much of a currency is missing; `most` of the input can be swapped without it. */
  | {
      readonly kind: 'missing';
      readonly currency: Currency;
      readonly amount: bigint;
      readonly most: bigint | undefined;
    }
  /** The most that stays below the price impact, or that the pools can pay. */
  | ({ readonly kind: 'largest'; readonly limit: 'impact' | 'liquidity' } & Typed)
  /** The least that can be swapped. */
  | ({ readonly kind: 'least' } & Typed)
  /** What the wished output costs now, as a fixed input. */
  | ({ readonly kind: 'fixed-input' } & Typed)
  /** Routes over several pools are off, and there is one. */
  | { readonly kind: 'multi-hop' }
  /** There is no pool of the two, or too little in it; `path` adds to it. */
  | { readonly kind: 'no-pool' | 'thin-pool'; readonly path: string };

/** The one act below a button that cannot be pressed; undefined where only the form can be changed. */
export function swapRemedy(facts: SwapFacts, view: SwapView): SwapRemedy | undefined {
  const { input, output } = facts;
  const { button, quote, amount } = view;
  if (input === undefined || output === undefined || amount === undefined) return undefined;
  const form: Form = { ...facts, input, output, amount };
  switch (button.kind) {
    case 'impact-blocked':
      return largest(form, 'impact') ?? poolRemedy(form);
    case 'no-route':
      return multiHop(form) ?? largest(form, 'liquidity') ?? least(form) ?? poolRemedy(form);
    case 'error':
      if (button.text === balanceBlocker({ symbol: '' }).text) return missing(form, view);
      if (quote === undefined) return undefined;
      if (quote.minimumOut === 0n) return least(form) ?? poolRemedy(form);
      return quote.trade.kind === 'exactOut' && quote.trade.path.some((token) => facts.feeTokens.includes(token))
        ? { kind: 'fixed-input', field: 'input', amount: quote.trade.amountIn, currency: input }
        : undefined;
    default:
      return undefined;
  }
}

type Form = SwapFacts & { readonly input: Currency; readonly output: Currency; readonly amount: bigint };

function routeOf({ input, output, wbesc, reserves, singleHopOnly }: Form) {
  return {
    pairs: reserves.kind === 'known' ? reserves.pairs : [],
    tokenIn: wrapped(input, wbesc).address,
    tokenOut: wrapped(output, wbesc).address,
    maxHops: singleHopOnly ? 1 : 3,
  } as const;
}

/** What MAX would type; undefined while the balance is not known. */
function mostOf({ input, balances, gasPriceWei }: Form): bigint | undefined {
  const balance = knownAmount(balances.input);
  return balance === undefined ? undefined : maxSpend({ currency: input, balance, gasPriceWei });
}

function missing(form: Form, { quote, wrapKind, approval }: SwapView): SwapRemedy | undefined {
  const { input, balances, amount, gasPriceWei } = form;
  const needed = wrapKind === 'none' ? quote?.maximumIn : amount;
  const balance = knownAmount(balances.input);
  if (needed !== undefined && balance !== undefined && needed > balance) {
    return { kind: 'missing', currency: input, amount: needed - balance, most: mostOf(form) || undefined };
  }
  const native = knownAmount(balances.native) ?? 0n;
  const fee = gasPriceWei * (ordinaryGas + (approval === 'not-approved' ? approvalGas : 0n));
  if (fee <= native) return undefined;
  return { kind: 'missing', currency: nativeCoin(form.wbesc.chainId), amount: fee - native, most: undefined };
}

function largest(form: Form, limit: 'impact' | 'liquidity'): SwapRemedy | undefined {
  const { slippageBps, expertMode, amount, input, output } = form;
  const field = form.state.independentField;
  const most = mostOf(form);
  const isAllowed = (trade: Trade) =>
    tradeLimits(trade, slippageBps).minimumOut > 0n &&
    impactLevel({ impact: priceImpact(trade), expertMode }).kind !== 'blocked';
  const isHeld = (trade: Trade) => most === undefined || tradeLimits(trade, slippageBps).maximumIn <= most;
  const wish = { ...routeOf(form), field, amount };
  const trade =
    largestSwap({ ...wish, accepts: (found) => isHeld(found) && isAllowed(found) }) ??
    largestSwap({ ...wish, accepts: isAllowed });
  if (trade === undefined) return undefined;
  const [found, currency] = field === 'input' ? [trade.amountIn, input] : [trade.amountOut, output];
  return typed({ kind: 'largest', limit, field, amount: found, currency });
}

/** Two units of the output, of which a tolerance of up to half leaves one. */
function least(form: Form): SwapRemedy | undefined {
  const trade = bestTradeExactOut({ ...routeOf(form), amountOut: 2n });
  if (trade === undefined || trade.amountIn <= form.amount) return undefined;
  return typed({ kind: 'least', field: 'input', amount: trade.amountIn, currency: form.input });
}

/** Nothing that a field cannot say is offered. */
function typed<Offer extends SwapRemedy & Typed>(offer: Offer): Offer | undefined {
  return typeableAmount(offer.amount, offer.currency.decimals) === offer.amount ? offer : undefined;
}

function multiHop(form: Form): SwapRemedy | undefined {
  if (!form.singleHopOnly || form.reserves.kind !== 'known') return undefined;
  const { pairs } = form.reserves;
  const trade = findTrade({ ...form, pairs, field: form.state.independentField, singleHopOnly: false });
  return trade && { kind: 'multi-hop' };
}

function poolRemedy(form: Form): SwapRemedy {
  const path = addPath(currencyIdOf(form.input), currencyIdOf(form.output));
  return { kind: directPair(form) === undefined ? 'no-pool' : 'thin-pool', path };
}
