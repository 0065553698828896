import { type Deposit, deposit } from '@besc/domain/liquidity/deposit';
import { type MintSide, mintAmounts } from '@besc/domain/liquidity/mint-amounts';
import type { MintState } from '@besc/domain/liquidity/mint-state';
import { isFirstProvider, type PairExistence } from '@besc/domain/liquidity/pair-existence';
import { pairPrice } from '@besc/domain/liquidity/pair-price';
import type { SuppliedPair } from '@besc/domain/liquidity/supplied-pair';
import { type SupplyError, supplyError } from '@besc/domain/liquidity/supply-error';
import type { Address } from '@besc/domain/shared/address';
import { formatAmount } from '@besc/domain/shared/amount';
import { type Fraction, invert } from '@besc/domain/shared/fraction';
import { reservesFrom } from '@besc/domain/shared/pair';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { balanceParts } from '@besc/domain/swap/balance-parts';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { type ApprovalState, approvalState } from '@besc/domain/tokens/approval-state';
import { approvalFirst } from '../../blocks/action/approval-first';
import type { Allowance } from '../../blocks/action/use-allowance';
import type { Writer } from '../../blocks/action/use-writer';
import { type SupplyQuote, supplyQuote } from '../../blocks/supply/supply-quote';
import { knownAmount, type ShownBalance } from '../../blocks/token-select/shown-balance';
import { type SupplyButton, supplyButton } from './supply-button';

/** One value for each side of the form. */
export interface Sides<Value> {
  readonly a: Value;
  readonly b: Value;
}

/** All the add screen knows; nothing here is computed yet. */
export interface AddFacts extends Writer {
  readonly state: MintState;
  readonly currencyA: Currency | undefined;
  readonly currencyB: Currency | undefined;
  readonly wbesc: Token;
  readonly existence: PairExistence;
  readonly isPairFailed: boolean;
  /** What the amounts are drawn from is being read again after a while unobserved. */
  readonly isPriceOld: boolean;
  readonly balances: Sides<ShownBalance>;
  readonly allowances: Sides<Allowance>;
  readonly unsupportedTokens: readonly Address[];
}

/** All the add screen shows. */
export interface AddView {
  readonly isFirst: boolean;
  /** As typed, and what follows from it. */
  readonly amounts: Sides<bigint | undefined>;
  readonly texts: Sides<string>;
  /** The text follows from the other side's, which was typed. */
  readonly isComputed: Sides<boolean>;
  /** What MAX would type; undefined when there is no MAX button. */
  readonly max: Sides<bigint | undefined>;
  /** What the buttons beside MAX would type. */
  readonly parts: Sides<ReturnType<typeof balanceParts>>;
  readonly deposit: Deposit | undefined;
  /** Whole units of B for one of A, and the other way; none while the pair is not known. */
  readonly prices: { readonly bPerA: Fraction | undefined; readonly aPerB: Fraction | undefined };
  readonly approvals: Sides<ApprovalState>;
  readonly error: SupplyError | undefined;
  readonly button: SupplyButton;
  readonly quote: SupplyQuote | undefined;
}

/** Computes the whole add screen from what is known. */
export function addLiquidityViewModel(facts: AddFacts): AddView {
  const { state, currencyA, currencyB, wbesc, existence, account, balances, slippageBps } = facts;
  const sideA = sideOf(currencyA, wbesc);
  const sideB = sideOf(currencyB, wbesc);
  const isFirst = isFirstProvider(existence);
  const supplied = existence.kind === 'exists' && !isFirst ? existence.supplied : undefined;
  const isPairKnown = supplied !== undefined || isFirst;
  const isNativeA = currencyA?.kind === 'native';
  // While the pair is not known the other side cannot be computed, and what is typed on both stands.
  const { amountA, amountB } = mintAmounts({ state, sideA, sideB, isNativeA, supplied });
  const made =
    isPairKnown && sideA && amountA !== undefined && amountB !== undefined
      ? deposit({ supplied, tokenA: sideA.token, isNativeA, amountA, amountB })
      : undefined;
  // Of tokens with few decimals the pair may take much less than was typed: no more is asked for than that.
  const sent = { a: made?.amountA ?? amountA, b: made?.amountB ?? amountB };
  const bPerA = isPairKnown && sideA && sideB ? priceOf({ supplied, sideA, sideB, amountA, amountB }) : undefined;
  const error = supplyError({
    account,
    existence,
    sideA: { currency: currencyA, amount: sent.a, balance: knownAmount(balances.a) },
    sideB: { currency: currencyB, amount: sent.b, balance: knownAmount(balances.b) },
  });
  const approvals = {
    a: approvalOf(facts, 'a', currencyA, sent.a),
    b: approvalOf(facts, 'b', currencyB, sent.b),
  };
  const quote =
    made && currencyA && currencyB
      ? supplyQuote({ deposit: made, isFirst, currencyA, currencyB, bPerA, slippageBps })
      : undefined;
  const most = { a: mostOf(facts, currencyA, balances.a), b: mostOf(facts, currencyB, balances.b) };
  return {
    isFirst,
    amounts: { a: amountA, b: amountB },
    texts: sideTexts(facts, supplied !== undefined, { a: amountA, b: amountB }),
    isComputed: {
      a: supplied !== undefined && state.independentField === 'CURRENCY_B',
      b: supplied !== undefined && state.independentField === 'CURRENCY_A',
    },
    max: {
      a: most.a === amountA ? undefined : most.a,
      b: most.b === amountB ? undefined : most.b,
    },
    parts: {
      a: balanceParts(most.a ?? 0n, currencyA?.decimals ?? 18),
      b: balanceParts(most.b ?? 0n, currencyB?.decimals ?? 18),
    },
    deposit: made,
    prices: { bPerA, aPerB: bPerA && invert(bPerA) },
    approvals,
    error,
    button: supplyButton({
      isUnsupported: [currencyA, currencyB].some(
        (currency) => currency?.kind === 'token' && facts.unsupportedTokens.includes(currency.address),
      ),
      account,
      wrongNetwork: facts.wrongNetwork,
      isStale: facts.isStale,
      error,
      pair: facts.isPairFailed ? 'failed' : isPairKnown ? 'known' : 'loading',
      hasDeposit: made !== undefined,
      // A first deposit goes in whole, so that no tolerance counts.
      isSlippageConfirmed: isFirst || facts.isSlippageConfirmed,
      isPriceOld: facts.isPriceOld,
      areBalancesKnown: balances.a.kind === 'known' && balances.b.kind === 'known',
      approvals: [approvals.a, approvals.b].map((approval) => approvalFirst(approval, facts)),
    }),
    quote,
  };
}

function sideOf(currency: Currency | undefined, wbesc: Token): MintSide | undefined {
  return currency && { token: wrapped(currency, wbesc).address, decimals: currency.decimals };
}

function priceOf(form: {
  supplied: SuppliedPair | undefined;
  sideA: MintSide;
  sideB: MintSide;
  amountA: bigint | undefined;
  amountB: bigint | undefined;
}): Fraction | undefined {
  const { supplied, sideA, sideB } = form;
  const decimals = { decimalsA: sideA.decimals, decimalsB: sideB.decimals };
  if (supplied === undefined) {
    return pairPrice({ amountA: form.amountA ?? 0n, amountB: form.amountB ?? 0n, ...decimals });
  }
  const { reserveIn, reserveOut } = reservesFrom(supplied.pair, sideA.token);
  return pairPrice({ amountA: reserveIn, amountB: reserveOut, ...decimals });
}

/** `isComputed`: there is a pair that gives the other side; else both stand as they were typed. */
function sideTexts(facts: AddFacts, isComputed: boolean, amounts: Sides<bigint | undefined>): Sides<string> {
  const { independentField, typedValue, otherTypedValue } = facts.state;
  const computed = (currency: Currency | undefined, amount: bigint | undefined) =>
    currency && amount !== undefined ? formatAmount(amount, currency.decimals, { meaning: 'paid' }) : '';
  if (independentField === 'CURRENCY_A') {
    return { a: typedValue, b: isComputed ? computed(facts.currencyB, amounts.b) : otherTypedValue };
  }
  return { a: isComputed ? computed(facts.currencyA, amounts.a) : otherTypedValue, b: typedValue };
}

function approvalOf(
  facts: AddFacts,
  side: 'a' | 'b',
  currency: Currency | undefined,
  amount: bigint | undefined,
): ApprovalState {
  return approvalState({
    currency,
    amount,
    allowance: facts.allowances[side].amount,
    hasPendingApproval: facts.allowances[side].isPending,
  });
}

function mostOf(facts: AddFacts, currency: Currency | undefined, balance: ShownBalance): bigint | undefined {
  if (currency === undefined || balance.kind !== 'known') return undefined;
  const most = maxSpend({ currency, balance: balance.amount, gasPriceWei: facts.gasPriceWei });
  return most > 0n ? most : undefined;
}
