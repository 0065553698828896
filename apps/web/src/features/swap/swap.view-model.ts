import type { PricingRules } from '@besc/domain/market/pricing-rules';
import { usdPriceE18 } from '@besc/domain/market/usd-price';
import type { Address } from '@besc/domain/shared/address';
import { type AmountMeaning, formatAmount, formatExact, parseAmount } from '@besc/domain/shared/amount';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { PairState } from '@besc/domain/shared/pair';
import type { Currency, Token } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { wrapped } from '@besc/domain/shared/wrapped';
import { balanceParts } from '@besc/domain/swap/balance-parts';
import { type ImpactLevel, impactLevel } from '@besc/domain/swap/impact-level';
import { lowBalance, type NativeBalanceState, ordinaryGas } from '@besc/domain/swap/low-balance';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { priceImpact } from '@besc/domain/swap/price-impact';
import { type ResolvedRecipient, swapInputError } from '@besc/domain/swap/swap-input-error';
import type { SwapState } from '@besc/domain/swap/swap-state';
import { wrapInputError } from '@besc/domain/swap/wrap-input-error';
import { type WrapKind, wrapKind } from '@besc/domain/swap/wrap-kind';
import { type ApprovalState, approvalState } from '@besc/domain/tokens/approval-state';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { approvalFirst } from '../../blocks/action/approval-first';
import type { Allowance } from '../../blocks/action/use-allowance';
import type { Writer } from '../../blocks/action/use-writer';
import { pricedPairs } from '../../blocks/prices/usd-price';
import { knownAmount, type ShownBalance } from '../../blocks/token-select/shown-balance';
import { findTrade } from './find-trade';
import { type MainButton, mainButton } from './main-button';
import { type SwapQuote, swapQuote } from './swap-quote';
import { type TradeDetails, tradeDetails } from './trade-details';

/** The reserves that routes are searched in. `known` stays while newer ones are read. */
type Reserves = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; pairs: readonly PairState[] };

/** All the screen knows; nothing here is computed yet. */
export interface SwapFacts extends Writer {
  state: SwapState;
  input: Currency | undefined;
  output: Currency | undefined;
  /** Whether what the form names is known; an unnamed side is. */
  sides: 'loading' | 'failed' | 'known';
  wbesc: Token;
  reserves: Reserves;
  tokens: ReadonlyMap<Address, Token>;
  pricing: PricingRules;
  /** The chain does not answer, or the node is behind: what is shown may be old. */
  isStale: boolean;
  /** The reserves were not read for several blocks: they are shown, and nothing is signed on them before they are read again. */
  isPriceOld: boolean;
  balances: { input: ShownBalance; native: ShownBalance };
  /** Of the input. */
  allowance: Allowance;
  recipient: ResolvedRecipient;
  expertMode: boolean;
  singleHopOnly: boolean;
  blockedRecipients: readonly Address[];
  unsupportedTokens: readonly Address[];
  /** Tokens known to arrive whole: the trusted ones without those that take a fee. */
  wholeTokens: ReadonlySet<Address>;
  /** Tokens known to take a fee from every transfer. */
  feeTokens: readonly Address[];
}

/** All the screen shows. */
export interface SwapView {
  wrapKind: WrapKind;
  /** Typed amount in the smallest unit of the side it was typed on. */
  amount: bigint | undefined;
  /** Amounts of both sides in smallest units, as far as they are known. */
  amounts: { input: bigint | undefined; output: bigint | undefined };
  texts: { input: string; output: string };
  quote: SwapQuote | undefined;
  details: TradeDetails | undefined;
  /** Name of a token along a route. */
  symbolOf: (token: Address) => string;
  impact: ImpactLevel;
  usd: { input: Fraction | undefined; output: Fraction | undefined };
  /** What MAX would type; undefined when there is no MAX button. */
  max: bigint | undefined;
  /** What the buttons beside MAX would type. */
  parts: ReturnType<typeof balanceParts>;
  approval: ApprovalState;
  /** The approval goes with the swap, in one confirmation. */
  isApprovedWithIt: boolean;
  button: MainButton;
  gas: NativeBalanceState | undefined;
}

function quoteOf(facts: SwapFacts, amount: bigint | undefined): SwapQuote | undefined {
  const { input, output, reserves, recipient, wbesc, slippageBps } = facts;
  if (!input || !output || amount === undefined || reserves.kind !== 'known') return undefined;
  const trade = findTrade({
    pairs: reserves.pairs,
    input,
    output,
    wbesc,
    field: facts.state.independentField,
    amount,
    singleHopOnly: facts.singleHopOnly,
  });
  if (trade === undefined) return undefined;
  const to = recipient.kind === 'address' && recipient.address !== facts.account ? recipient.address : undefined;
  const isMeasured = trade.path.some((token) => !facts.wholeTokens.has(token));
  return swapQuote({ trade, input, output, slippageBps, recipient: to, isMeasured });
}

/** Amounts of both sides in smallest units as far as they are known. */
function sideAmounts(
  facts: SwapFacts,
  view: { wrap: WrapKind; amount: bigint | undefined; quote?: SwapQuote | undefined },
) {
  const { wrap, amount, quote } = view;
  if (wrap !== 'none') return { input: amount, output: amount };
  if (facts.state.independentField === 'input') return { input: amount, output: quote?.trade.amountOut };
  return { input: quote?.trade.amountIn, output: amount };
}

function sideTexts(
  facts: SwapFacts,
  wrap: WrapKind,
  amounts: { input: bigint | undefined; output: bigint | undefined },
) {
  const { independentField, typedValue } = facts.state;
  const computed = (currency: Currency | undefined, amount: bigint | undefined, meaning: AmountMeaning) =>
    currency && amount !== undefined ? formatAmount(amount, currency.decimals, { meaning }) : '';
  if (wrap !== 'none') return { input: typedValue, output: typedValue };
  return independentField === 'input'
    ? { input: typedValue, output: computed(facts.output, amounts.output, 'held') }
    : // Rounded up: typing what is shown gets the output.
      { input: computed(facts.input, amounts.input, 'paid'), output: typedValue };
}

function usdOf(facts: SwapFacts, amounts: { input: bigint | undefined; output: bigint | undefined }) {
  const { reserves, wbesc, pricing, input, output } = facts;
  const decimals = new Map<Address, number>();
  const note = (token: Token | undefined) => token && decimals.set(token.address, token.decimals);
  for (const pair of reserves.kind === 'known' ? reserves.pairs : []) {
    note(facts.tokens.get(pair.token0));
    note(facts.tokens.get(pair.token1));
  }
  for (const currency of [input, output, wbesc]) if (currency?.kind === 'token') note(currency);
  const pairs = reserves.kind === 'known' ? pricedPairs(reserves.pairs, decimals) : [];
  const value = (currency: Currency | undefined, amount: bigint | undefined) => {
    if (!currency || amount === undefined) return undefined;
    const { address: token, decimals } = wrapped(currency, wbesc);
    return usdValue(amount, { decimals, priceE18: usdPriceE18({ token, pairs, rules: pricing }) });
  };
  return { input: value(input, amounts.input), output: value(output, amounts.output) };
}

/** Symbol of the token that makes a fixed output impossible: its fee comes off after the router has paid. */
function feeOnFixedOutput(facts: SwapFacts, quote: SwapQuote | undefined): string | undefined {
  if (quote?.trade.kind !== 'exactOut') return undefined;
  const token = quote.trade.path.find((address) => facts.feeTokens.includes(address));
  return token && symbolOf(facts, token);
}

function isUnsupported(facts: SwapFacts): boolean {
  return [facts.input, facts.output].some(
    (currency) => currency?.kind === 'token' && facts.unsupportedTokens.includes(currency.address),
  );
}

/** Computes the whole swap card from what is known: amounts, trade, worst case, errors and the one next step. */
export function swapViewModel(facts: SwapFacts): SwapView {
  const { state, input, output, account, balances, reserves } = facts;
  const wrap = wrapKind({ input, output, wbesc: facts.wbesc });
  const typed = state.independentField === 'input' ? input : output;
  // Without a currency the amount still counts as typed, so that the missing token is what is asked for.
  const amount = parseAmount(state.typedValue, typed?.decimals ?? 18);
  const quote = wrap === 'none' ? quoteOf(facts, amount) : undefined;
  const amounts = sideAmounts(facts, { wrap, amount, quote });
  const balance = knownAmount(balances.input);
  const native = knownAmount(balances.native);
  const { expertMode, gasPriceWei } = facts;
  const impact: ImpactLevel = quote
    ? impactLevel({ impact: priceImpact(quote.trade), expertMode })
    : { kind: 'normal' };
  const approval = approvalState({
    currency: input,
    amount: quote?.maximumIn,
    allowance: facts.allowance.amount,
    hasPendingApproval: facts.allowance.isPending,
  });
  const isToApprove = approval === 'not-approved';
  const gas = ordinaryGas + (isToApprove ? approvalGas : 0n);
  const fee = native === undefined ? undefined : lowBalance({ balance: native, gasPriceWei, gas });
  const error = swapInputError({
    account,
    amount,
    input,
    output,
    recipient: facts.recipient,
    blockedRecipients: facts.blockedRecipients,
    trade: quote?.trade,
    maximumIn: quote?.maximumIn,
    balance,
  });
  const most =
    input && balance !== undefined ? maxSpend({ currency: input, balance, gasPriceWei: facts.gasPriceWei }) : 0n;
  return {
    wrapKind: wrap,
    amount,
    amounts,
    texts: sideTexts(facts, wrap, amounts),
    quote,
    details: quote && tradeDetails(quote, (token) => symbolOf(facts, token)),
    symbolOf: (token) => symbolOf(facts, token),
    impact,
    usd: usdOf(facts, amounts),
    parts: input ? balanceParts(most, input.decimals) : [],
    max: most > 0n && amounts.input !== most ? most : undefined,
    approval,
    isApprovedWithIt: facts.canBatch && isToApprove,
    button: mainButton({
      isUnsupported: isUnsupported(facts),
      account,
      wrongNetwork: facts.wrongNetwork,
      isStale: facts.isStale,
      wrap: { kind: wrap, error: wrap === 'none' ? undefined : wrapInputError({ amount, balance }) },
      reserves: reserves.kind,
      hasAmount: amount !== undefined,
      hasBothCurrencies: input !== undefined && output !== undefined,
      sides: facts.sides,
      hasTrade: quote !== undefined,
      multihop: !facts.singleHopOnly,
      error,
      impact,
      canPay: (fee ?? 'enough') === 'enough',
      approval: approvalFirst(approval, facts),
      isTooSmall: quote?.minimumOut === 0n,
      feeOnFixedOutput: feeOnFixedOutput(facts, quote),
      isSlippageConfirmed: facts.isSlippageConfirmed,
      isBalanceKnown: balance !== undefined,
      isPriceOld: facts.isPriceOld,
    }),
    gas: fee,
  };
}

function symbolOf(facts: SwapFacts, token: Address): string {
  const listed = facts.tokens.get(token);
  if (listed) return listed.symbol;
  const side = [facts.input, facts.output].find((currency) => currency?.kind === 'token' && currency.address === token);
  return side?.symbol ?? 'UNKNOWN';
}

/** The text MAX types: every digit, so that nothing is left behind. */
export function maxText(max: bigint, currency: Currency): string {
  return formatExact(max, currency.decimals);
}
